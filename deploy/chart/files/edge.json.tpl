{
 "bootstrap": {
  "node": {
   "id": "ludex-edge",
   "cluster": "ludex-edge"
  },
  "admin": {
   "address": {
    "socket_address": {
     "address": "127.0.0.1",
     "port_value": 9902
    }
   }
  },
  "static_resources": {},
  "overload_manager": {
   "refresh_interval": "0.25s",
   "resource_monitors": [
    {
     "name": "envoy.resource_monitors.fixed_heap",
     "typed_config": {
      "@type": "type.googleapis.com/envoy.extensions.resource_monitors.fixed_heap.v3.FixedHeapConfig",
      "max_heap_size_bytes": 536870912
     }
    },
    {
     "name": "envoy.resource_monitors.global_downstream_max_connections",
     "typed_config": {
      "@type": "type.googleapis.com/envoy.extensions.resource_monitors.downstream_connections.v3.DownstreamConnectionsConfig",
      "max_active_downstream_connections": 10000
     }
    }
   ],
   "actions": [
    {
     "name": "envoy.overload_actions.shrink_heap",
     "triggers": [
      {
       "name": "envoy.resource_monitors.fixed_heap",
       "threshold": {
        "value": 0.9
       }
      }
     ]
    },
    {
     "name": "envoy.overload_actions.stop_accepting_requests",
     "triggers": [
      {
       "name": "envoy.resource_monitors.fixed_heap",
       "threshold": {
        "value": 0.95
       }
      }
     ]
    }
   ]
  }
 },
 "listener": {
  "name": "edge",
  "address": {
   "socket_address": {
    "address": "0.0.0.0",
    "port_value": 8080
   }
  },
  "enable_reuse_port": false,
  "connection_balance_config": {
   "exact_balance": {}
  },
  "per_connection_buffer_limit_bytes": 65536,
  "filter_chains": [
   {
    "filters": [
     {
      "name": "envoy.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager",
      "typed_config": {
       "@type": "type.googleapis.com/envoy.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager",
       "stat_prefix": "edge",
       "codec_type": "AUTO",
       "server_name": "ludex",
       "use_remote_address": true,
       "always_set_request_id_in_response": true,
       "normalize_path": true,
       "path_with_escaped_slashes_action": "REJECT_REQUEST",
       "request_headers_timeout": "5s",
       "request_timeout": "10s",
       "stream_idle_timeout": "60s",
       "common_http_protocol_options": {
        "idle_timeout": "900s",
        "headers_with_underscores_action": "REJECT_REQUEST"
       },
       "http2_protocol_options": {
        "max_concurrent_streams": 64,
        "initial_stream_window_size": 65536,
        "initial_connection_window_size": 1048576
       },
       "http_filters": [
        {
         "name": "envoy.filters.http.health_check",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.health_check.v3.HealthCheck",
          "pass_through_mode": false,
          "headers": [
           {
            "name": ":path",
            "string_match": {
             "exact": "/healthz"
            }
           }
          ],
          "cluster_min_healthy_percentages": {}
         }
        },
        {
         "name": "envoy.filters.http.cors",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.cors.v3.Cors"
         }
        },
        {
         "name": "envoy.filters.http.grpc_web",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.grpc_web.v3.GrpcWeb"
         }
        },
        {
         "name": "envoy.filters.http.buffer",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.buffer.v3.Buffer",
          "max_request_bytes": {{ .requestBytes }}
         }
        },
        {
         "name": "envoy.filters.http.grpc_json_transcoder",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.grpc_json_transcoder.v3.GrpcJsonTranscoder",
          "proto_descriptor_bin": "",
          "services": [],
          "convert_grpc_status": true,
          "print_options": {
           "always_print_primitive_fields": true
          },
          "request_validation_options": {
           "reject_unknown_method": true,
           "reject_unknown_query_parameters": true
          },
          "max_request_body_size": {{ .requestBytes }},
          "max_response_body_size": 33554432
         }
        },
        {
         "name": "envoy.filters.http.router",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.router.v3.Router"
         }
        }
       ],
       "route_config": {
        "name": "calls",
        "virtual_hosts": [
         {
          "name": "calls",
          "domains": [
           "*"
          ],
          "routes": [],
          "typed_per_filter_config": {
           "envoy.filters.http.cors": {
            "@type": "type.googleapis.com/envoy.extensions.filters.http.cors.v3.CorsPolicy",
            "allow_origin_string_match": [],
            "allow_methods": "GET, POST, OPTIONS",
            "allow_headers": "authorization, content-type, grpc-timeout, x-grpc-web, x-user-agent",
            "expose_headers": "grpc-message, grpc-status, grpc-status-details-bin, x-request-id",
            "max_age": "7200"
           }
          },
          "request_body_buffer_limit": {{ .requestBytes }}
         }
        ]
       },
       "local_reply_config": {
        "mappers": [
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "response_flag_filter": {
               "flags": [
                "UO",
                "OM",
                "RL"
               ]
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 429,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "8"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CAgSLFRoZSBzZXJ2ZXIgaXMgYnVzeTsgdHJ5IGFnYWluIGFmdGVyIGEgcGF1c2UuGj0KKHR5cGUuZ29vZ2xlYXBpcy5jb20vZ29vZ2xlLnJwYy5FcnJvckluZm8SEQoEQlVTWRIJbHVkZXguZGV2"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "The server is busy; try again after a pause."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "response_flag_filter": {
               "flags": [
                "UO",
                "OM",
                "RL"
               ]
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 429,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 8,
            "message": "The server is busy; try again after a pause.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "BUSY",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "response_flag_filter": {
               "flags": [
                "UT",
                "DT",
                "SI",
                "UMSDR"
               ]
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 504,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "4"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CAQSGVRoZSBjYWxsIHJhbiBvdXQgb2YgdGltZS4aRAoodHlwZS5nb29nbGVhcGlzLmNvbS9nb29nbGUucnBjLkVycm9ySW5mbxIYCgtPVVRfT0ZfVElNRRIJbHVkZXguZGV2"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "The call ran out of time."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "response_flag_filter": {
               "flags": [
                "UT",
                "DT",
                "SI",
                "UMSDR"
               ]
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 504,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 4,
            "message": "The call ran out of time.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "OUT_OF_TIME",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "response_flag_filter": {
               "flags": [
                "UH",
                "UF",
                "UC",
                "UR",
                "URX",
                "LR"
               ]
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 503,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "14"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CA4SMk5vIHNlcnZlciBjYW4gYmUgcmVhY2hlZDsgdHJ5IGFnYWluIGFmdGVyIGEgcGF1c2UuGkIKKHR5cGUuZ29vZ2xlYXBpcy5jb20vZ29vZ2xlLnJwYy5FcnJvckluZm8SFgoJTk9fU0VSVkVSEglsdWRleC5kZXY"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "No server can be reached; try again after a pause."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "response_flag_filter": {
               "flags": [
                "UH",
                "UF",
                "UC",
                "UR",
                "URX",
                "LR"
               ]
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 503,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 14,
            "message": "No server can be reached; try again after a pause.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "NO_SERVER",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "status_code_filter": {
               "comparison": {
                "op": "EQ",
                "value": {
                 "default_value": 408,
                 "runtime_key": "ludex.status"
                }
               }
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 408,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "4"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CAQSJFRoZSByZXF1ZXN0IHRvb2sgdG9vIGxvbmcgdG8gYXJyaXZlLhpECih0eXBlLmdvb2dsZWFwaXMuY29tL2dvb2dsZS5ycGMuRXJyb3JJbmZvEhgKC09VVF9PRl9USU1FEglsdWRleC5kZXY"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "The request took too long to arrive."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "status_code_filter": {
               "comparison": {
                "op": "EQ",
                "value": {
                 "default_value": 408,
                 "runtime_key": "ludex.status"
                }
               }
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 408,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 4,
            "message": "The request took too long to arrive.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "OUT_OF_TIME",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "status_code_filter": {
               "comparison": {
                "op": "EQ",
                "value": {
                 "default_value": 413,
                 "runtime_key": "ludex.status"
                }
               }
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 413,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "8"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CAgSLlRoZSByZXF1ZXN0IGlzIGxhcmdlciB0aGFuIHRoZSBzZXJ2ZXIgYWNjZXB0cy4aSgoodHlwZS5nb29nbGVhcGlzLmNvbS9nb29nbGUucnBjLkVycm9ySW5mbxIeChFSRVFVRVNUX1RPT19MQVJHRRIJbHVkZXguZGV2"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "The request is larger than the server accepts."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "status_code_filter": {
               "comparison": {
                "op": "EQ",
                "value": {
                 "default_value": 413,
                 "runtime_key": "ludex.status"
                }
               }
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 413,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 8,
            "message": "The request is larger than the server accepts.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "REQUEST_TOO_LARGE",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "or_filter": {
               "filters": [
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 404,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                },
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 405,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                }
               ]
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 404,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "12"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CAwSFlRoZXJlIGlzIG5vIHN1Y2ggY2FsbC4aRQoodHlwZS5nb29nbGVhcGlzLmNvbS9nb29nbGUucnBjLkVycm9ySW5mbxIZCgxOT19TVUNIX0NBTEwSCWx1ZGV4LmRldg"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "There is no such call."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "or_filter": {
               "filters": [
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 404,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                },
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 405,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                }
               ]
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 404,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 12,
            "message": "There is no such call.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "NO_SUCH_CALL",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "or_filter": {
               "filters": [
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 400,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                },
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 415,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                }
               ]
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 400,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "3"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CAMSLFRoZSBib2R5IGlzIG5vIEpTT04gb2YgdGhlIGV4cGVjdGVkIG1lc3NhZ2UuGkoKKHR5cGUuZ29vZ2xlYXBpcy5jb20vZ29vZ2xlLnJwYy5FcnJvckluZm8SHgoRTUFMRk9STUVEX01FU1NBR0USCWx1ZGV4LmRldg"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "The body is no JSON of the expected message."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "or_filter": {
               "filters": [
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 400,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                },
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 415,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                }
               ]
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 400,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 3,
            "message": "%LOCAL_REPLY_BODY%",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "MALFORMED_MESSAGE",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "or_filter": {
               "filters": [
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 502,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                },
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 503,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                }
               ]
              }
             },
             {
              "and_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": false
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": false
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 503,
          "headers_to_add": [
           {
            "header": {
             "key": "grpc-status",
             "value": "14"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           },
           {
            "header": {
             "key": "grpc-status-details-bin",
             "value": "CA4SMk5vIHNlcnZlciBjYW4gYmUgcmVhY2hlZDsgdHJ5IGFnYWluIGFmdGVyIGEgcGF1c2UuGkIKKHR5cGUuZ29vZ2xlYXBpcy5jb20vZ29vZ2xlLnJwYy5FcnJvckluZm8SFgoJTk9fU0VSVkVSEglsdWRleC5kZXY"
            },
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD"
           }
          ],
          "body_format_override": {
           "text_format_source": {
            "inline_string": "No server can be reached; try again after a pause."
           }
          }
         },
         {
          "filter": {
           "and_filter": {
            "filters": [
             {
              "or_filter": {
               "filters": [
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 502,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                },
                {
                 "status_code_filter": {
                  "comparison": {
                   "op": "EQ",
                   "value": {
                    "default_value": 503,
                    "runtime_key": "ludex.status"
                   }
                  }
                 }
                }
               ]
              }
             },
             {
              "or_filter": {
               "filters": [
                {
                 "header_filter": {
                  "header": {
                   "name": "content-type",
                   "string_match": {
                    "prefix": "application/grpc"
                   },
                   "treat_missing_header_as_empty": true,
                   "invert_match": true
                  }
                 }
                },
                {
                 "header_filter": {
                  "header": {
                   "name": "x-envoy-original-path",
                   "present_match": true
                  }
                 }
                }
               ]
              }
             }
            ]
           }
          },
          "status_code": 503,
          "headers_to_add": [],
          "body_format_override": {
           "json_format": {
            "code": 14,
            "message": "No server can be reached; try again after a pause.",
            "details": [
             {
              "@type": "type.googleapis.com/google.rpc.ErrorInfo",
              "reason": "NO_SERVER",
              "domain": "ludex.dev"
             }
            ]
           }
          }
         }
        ]
       },
       "access_log": [
        {
         "name": "envoy.access_loggers.stderr",
         "filter": {
          "or_filter": {
           "filters": [
            {
             "response_flag_filter": {
              "flags": [
               "LH",
               "UH",
               "UT",
               "LR",
               "UR",
               "UF",
               "UC",
               "NR",
               "DI",
               "FI",
               "RL",
               "UAEX",
               "RLSE",
               "DC",
               "URX",
               "SI",
               "IH",
               "DPE",
               "UMSDR",
               "RFCF",
               "NFCF",
               "DT",
               "UPE",
               "NC",
               "OM",
               "DF",
               "DO"
              ]
             }
            },
            {
             "and_filter": {
              "filters": [
               {
                "response_flag_filter": {}
               },
               {
                "runtime_filter": {
                 "runtime_key": "access_log.turned_away",
                 "percent_sampled": {
                  "numerator": 1,
                  "denominator": "HUNDRED"
                 }
                }
               }
              ]
             }
            }
           ]
          }
         },
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.access_loggers.stream.v3.StderrAccessLog",
          "log_format": {
           "json_format": {
            "event": "edge_answered",
            "level": "info",
            "timestamp": "%START_TIME(%Y-%m-%dT%H:%M:%S.%6fZ)%",
            "path": "%PATH(NQ:ORIG)%",
            "status": "%RESPONSE_CODE%",
            "flags": "%RESPONSE_FLAGS%",
            "details": "%RESPONSE_CODE_DETAILS%",
            "ms": "%DURATION%",
            "request_id": "%REQ(X-REQUEST-ID)%"
           }
          }
         }
        }
       ]
      }
     }
    ]
   }
  ]
 },
 "stats": {
  "name": "stats",
  "address": {
   "socket_address": {
    "address": "0.0.0.0",
    "port_value": 9901
   }
  },
  "filter_chains": [
   {
    "filters": [
     {
      "name": "envoy.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager",
      "typed_config": {
       "@type": "type.googleapis.com/envoy.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager",
       "stat_prefix": "stats",
       "http_filters": [
        {
         "name": "envoy.filters.http.router",
         "typed_config": {
          "@type": "type.googleapis.com/envoy.extensions.filters.http.router.v3.Router"
         }
        }
       ],
       "route_config": {
        "virtual_hosts": [
         {
          "name": "stats",
          "domains": [
           "*"
          ],
          "routes": [
           {
            "match": {
             "path": "/metrics"
            },
            "route": {
             "cluster": "admin",
             "prefix_rewrite": "/stats/prometheus"
            }
           }
          ]
         }
        ]
       }
      }
     }
    ]
   }
  ]
 },
 "adminCluster": {
  "name": "admin",
  "type": "STATIC",
  "load_assignment": {
   "cluster_name": "admin",
   "endpoints": [
    {
     "lb_endpoints": [
      {
       "endpoint": {
        "address": {
         "socket_address": {
          "address": "127.0.0.1",
          "port_value": 9902
         }
        }
       }
      }
     ]
    }
   ]
  }
 },
 "cluster": {
  "name": "@name@",
  "type": "STRICT_DNS",
  "connect_timeout": "1s",
  "dns_lookup_family": "ALL",
  "load_assignment": {
   "cluster_name": "@name@",
   "endpoints": [
    {
     "lb_endpoints": [
      {
       "endpoint": {
        "address": {
         "socket_address": {
          "address": "@host@",
          "port_value": 50051
         }
        }
       }
      }
     ]
    }
   ]
  },
  "load_balancing_policy": {
   "policies": [
    {
     "typed_extension_config": {
      "name": "envoy.load_balancing_policies.least_request",
      "typed_config": {
       "@type": "type.googleapis.com/envoy.extensions.load_balancing_policies.least_request.v3.LeastRequest",
       "choice_count": 3
      }
     }
    }
   ]
  },
  "typed_extension_protocol_options": {
   "envoy.extensions.upstreams.http.v3.HttpProtocolOptions": {
    "@type": "type.googleapis.com/envoy.extensions.upstreams.http.v3.HttpProtocolOptions",
    "explicit_http_config": {
     "http2_protocol_options": {
      "max_concurrent_streams": 4
     }
    },
    "common_http_protocol_options": {
     "max_response_headers_kb": 96
    }
   }
  },
  "health_checks": [
   {
    "timeout": "1s",
    "interval": "0.5s",
    "no_traffic_interval": "0.5s",
    "unhealthy_interval": "0.5s",
    "unhealthy_threshold": 3,
    "healthy_threshold": 1,
    "grpc_health_check": {}
   }
  ],
  "outlier_detection": {
   "split_external_local_origin_errors": true,
   "consecutive_local_origin_failure": 1,
   "enforcing_consecutive_local_origin_failure": 100,
   "enforcing_consecutive_5xx": 0,
   "enforcing_consecutive_gateway_failure": 0,
   "enforcing_success_rate": 0,
   "enforcing_local_origin_success_rate": 0,
   "interval": "1s",
   "base_ejection_time": "2s",
   "max_ejection_time": "30s",
   "max_ejection_percent": 50
  },
  "circuit_breakers": {
   "thresholds": [
    {
     "max_requests": {{ .inFlight }},
     "max_pending_requests": {{ .inFlight }},
     "max_connections": {{ max 1024 .inFlight }},
     "retry_budget": {
      "budget_percent": {
       "value": 50
      },
      "min_retry_concurrency": 64
     }
    }
   ]
  }
 },
 "routes": {
  "hexaequo": [
   {
    "match": {
     "prefix": "/ludex.hexaequo.v1.HexaequoService/"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   },
   {
    "match": {
     "prefix": "/v1/hexaequo"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   }
  ],
  "limes": [
   {
    "match": {
     "prefix": "/ludex.limes.v1.LimesService/"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   },
   {
    "match": {
     "prefix": "/v1/limes"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   }
  ],
  "limits": [
   {
    "match": {
     "prefix": "/ludex.limits.v1.LimitsService/"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   },
   {
    "match": {
     "prefix": "/v1/limits"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   }
  ],
  "smallholder": [
   {
    "match": {
     "prefix": "/ludex.smallholder.v1.SmallholderService/"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   },
   {
    "match": {
     "prefix": "/v1/smallholder"
    },
    "route": {
     "cluster": "@name@",
     "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
     "max_stream_duration": {
      "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
     },
     "retry_policy": {
      "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
      "num_retries": 5,
      "per_try_timeout": "{{ add 1 .callSeconds }}s",
      "retry_back_off": {
       "base_interval": "0.05s",
       "max_interval": "1s"
      },
      "retry_host_predicate": [
       {
        "name": "envoy.retry_host_predicates.previous_hosts",
        "typed_config": {
         "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
        }
       }
      ],
      "host_selection_retry_max_attempts": 16
     }
    }
   }
  ]
 },
 "serverRoutes": [
  {
   "match": {
    "prefix": "/grpc.health."
   },
   "route": {
    "cluster": "@name@",
    "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
    "max_stream_duration": {
     "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
    },
    "retry_policy": {
     "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
     "num_retries": 5,
     "per_try_timeout": "{{ add 1 .callSeconds }}s",
     "retry_back_off": {
      "base_interval": "0.05s",
      "max_interval": "1s"
     },
     "retry_host_predicate": [
      {
       "name": "envoy.retry_host_predicates.previous_hosts",
       "typed_config": {
        "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
       }
      }
     ],
     "host_selection_retry_max_attempts": 16
    }
   },
   "typed_per_filter_config": {
    "envoy.filters.http.buffer": {
     "@type": "type.googleapis.com/envoy.extensions.filters.http.buffer.v3.BufferPerRoute",
     "disabled": true
    }
   }
  },
  {
   "match": {
    "prefix": "/grpc.reflection."
   },
   "route": {
    "cluster": "@name@",
    "timeout": "{{ add (mul 2 .callSeconds) 10 }}s",
    "max_stream_duration": {
     "grpc_timeout_header_max": "{{ add (mul 2 .callSeconds) 10 }}s"
    },
    "retry_policy": {
     "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
     "num_retries": 5,
     "per_try_timeout": "{{ add 1 .callSeconds }}s",
     "retry_back_off": {
      "base_interval": "0.05s",
      "max_interval": "1s"
     },
     "retry_host_predicate": [
      {
       "name": "envoy.retry_host_predicates.previous_hosts",
       "typed_config": {
        "@type": "type.googleapis.com/envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
       }
      }
     ],
     "host_selection_retry_max_attempts": 16
    }
   },
   "typed_per_filter_config": {
    "envoy.filters.http.buffer": {
     "@type": "type.googleapis.com/envoy.extensions.filters.http.buffer.v3.BufferPerRoute",
     "disabled": true
    }
   }
  }
 ],
 "services": {
  "hexaequo": "ludex.hexaequo.v1.HexaequoService",
  "limes": "ludex.limes.v1.LimesService",
  "limits": "ludex.limits.v1.LimitsService",
  "smallholder": "ludex.smallholder.v1.SmallholderService"
 },
 "descriptors": {
  "first": "Cp8EChVnb29nbGUvYXBpL2h0dHAucHJvdG8SCmdvb2dsZS5hcGkiVAoESHR0cBIjCgVydWxlcxgBIAMoCzIULmdvb2dsZS5hcGkuSHR0cFJ1bGUSJwofZnVsbHlfZGVjb2RlX3Jlc2VydmVkX2V4cGFuc2lvbhgCIAEoCCKBAgoISHR0cFJ1bGUSEAoIc2VsZWN0b3IYASABKAkSDQoDZ2V0GAIgASgJSAASDQoDcHV0GAMgASgJSAASDgoEcG9zdBgEIAEoCUgAEhAKBmRlbGV0ZRgFIAEoCUgAEg8KBXBhdGNoGAYgASgJSAASLwoGY3VzdG9tGAggASgLMh0uZ29vZ2xlLmFwaS5DdXN0b21IdHRwUGF0dGVybkgAEgwKBGJvZHkYByABKAkSFQoNcmVzcG9uc2VfYm9keRgMIAEoCRIxChNhZGRpdGlvbmFsX2JpbmRpbmdzGAsgAygLMhQuZ29vZ2xlLmFwaS5IdHRwUnVsZUIJCgdwYXR0ZXJuIi8KEUN1c3RvbUh0dHBQYXR0ZXJuEgwKBGtpbmQYASABKAkSDAoEcGF0aBgCIAEoCUJnCg5jb20uZ29vZ2xlLmFwaUIJSHR0cFByb3RvUAFaQWdvb2dsZS5nb2xhbmcub3JnL2dlbnByb3RvL2dvb2dsZWFwaXMvYXBpL2Fubm90YXRpb25zO2Fubm90YXRpb25zogIER0FQSWIGcHJvdG8zCuhtCiBnb29nbGUvcHJvdG9idWYvZGVzY3JpcHRvci5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIlsKEUZpbGVEZXNjcmlwdG9yU2V0EjgKBGZpbGUYASADKAsyJC5nb29nbGUucHJvdG9idWYuRmlsZURlc2NyaXB0b3JQcm90b1IEZmlsZSoMCIDsyv8BEIHsyv8BIsUFChNGaWxlRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSGAoHcGFja2FnZRgCIAEoCVIHcGFja2FnZRIeCgpkZXBlbmRlbmN5GAMgAygJUgpkZXBlbmRlbmN5EisKEXB1YmxpY19kZXBlbmRlbmN5GAogAygFUhBwdWJsaWNEZXBlbmRlbmN5EicKD3dlYWtfZGVwZW5kZW5jeRgLIAMoBVIOd2Vha0RlcGVuZGVuY3kSKwoRb3B0aW9uX2RlcGVuZGVuY3kYDyADKAlSEG9wdGlvbkRlcGVuZGVuY3kSQwoMbWVzc2FnZV90eXBlGAQgAygLMiAuZ29vZ2xlLnByb3RvYnVmLkRlc2NyaXB0b3JQcm90b1ILbWVzc2FnZVR5cGUSQQoJZW51bV90eXBlGAUgAygLMiQuZ29vZ2xlLnByb3RvYnVmLkVudW1EZXNjcmlwdG9yUHJvdG9SCGVudW1UeXBlEkEKB3NlcnZpY2UYBiADKAsyJy5nb29nbGUucHJvdG9idWYuU2VydmljZURlc2NyaXB0b3JQcm90b1IHc2VydmljZRJDCglleHRlbnNpb24YByADKAsyJS5nb29nbGUucHJvdG9idWYuRmllbGREZXNjcmlwdG9yUHJvdG9SCWV4dGVuc2lvbhI2CgdvcHRpb25zGAggASgLMhwuZ29vZ2xlLnByb3RvYnVmLkZpbGVPcHRpb25zUgdvcHRpb25zEkkKEHNvdXJjZV9jb2RlX2luZm8YCSABKAsyHy5nb29nbGUucHJvdG9idWYuU291cmNlQ29kZUluZm9SDnNvdXJjZUNvZGVJbmZvEhYKBnN5bnRheBgMIAEoCVIGc3ludGF4EjIKB2VkaXRpb24YDiABKA4yGC5nb29nbGUucHJvdG9idWYuRWRpdGlvblIHZWRpdGlvbiL8BgoPRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSOwoFZmllbGQYAiADKAsyJS5nb29nbGUucHJvdG9idWYuRmllbGREZXNjcmlwdG9yUHJvdG9SBWZpZWxkEkMKCWV4dGVuc2lvbhgGIAMoCzIlLmdvb2dsZS5wcm90b2J1Zi5GaWVsZERlc2NyaXB0b3JQcm90b1IJZXh0ZW5zaW9uEkEKC25lc3RlZF90eXBlGAMgAygLMiAuZ29vZ2xlLnByb3RvYnVmLkRlc2NyaXB0b3JQcm90b1IKbmVzdGVkVHlwZRJBCgllbnVtX3R5cGUYBCADKAsyJC5nb29nbGUucHJvdG9idWYuRW51bURlc2NyaXB0b3JQcm90b1IIZW51bVR5cGUSWAoPZXh0ZW5zaW9uX3JhbmdlGAUgAygLMi8uZ29vZ2xlLnByb3RvYnVmLkRlc2NyaXB0b3JQcm90by5FeHRlbnNpb25SYW5nZVIOZXh0ZW5zaW9uUmFuZ2USRAoKb25lb2ZfZGVjbBgIIAMoCzIlLmdvb2dsZS5wcm90b2J1Zi5PbmVvZkRlc2NyaXB0b3JQcm90b1IJb25lb2ZEZWNsEjkKB29wdGlvbnMYByABKAsyHy5nb29nbGUucHJvdG9idWYuTWVzc2FnZU9wdGlvbnNSB29wdGlvbnMSVQoOcmVzZXJ2ZWRfcmFuZ2UYCSADKAsyLi5nb29nbGUucHJvdG9idWYuRGVzY3JpcHRvclByb3RvLlJlc2VydmVkUmFuZ2VSDXJlc2VydmVkUmFuZ2USIwoNcmVzZXJ2ZWRfbmFtZRgKIAMoCVIMcmVzZXJ2ZWROYW1lEkEKCnZpc2liaWxpdHkYCyABKA4yIS5nb29nbGUucHJvdG9idWYuU3ltYm9sVmlzaWJpbGl0eVIKdmlzaWJpbGl0eRp6Cg5FeHRlbnNpb25SYW5nZRIUCgVzdGFydBgBIAEoBVIFc3RhcnQSEAoDZW5kGAIgASgFUgNlbmQSQAoHb3B0aW9ucxgDIAEoCzImLmdvb2dsZS5wcm90b2J1Zi5FeHRlbnNpb25SYW5nZU9wdGlvbnNSB29wdGlvbnMaNwoNUmVzZXJ2ZWRSYW5nZRIUCgVzdGFydBgBIAEoBVIFc3RhcnQSEAoDZW5kGAIgASgFUgNlbmQi1AQKFUV4dGVuc2lvblJhbmdlT3B0aW9ucxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbhJZCgtkZWNsYXJhdGlvbhgCIAMoCzIyLmdvb2dsZS5wcm90b2J1Zi5FeHRlbnNpb25SYW5nZU9wdGlvbnMuRGVjbGFyYXRpb25CA4gBAlILZGVjbGFyYXRpb24SNwoIZmVhdHVyZXMYMiABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSbQoMdmVyaWZpY2F0aW9uGAMgASgOMjguZ29vZ2xlLnByb3RvYnVmLkV4dGVuc2lvblJhbmdlT3B0aW9ucy5WZXJpZmljYXRpb25TdGF0ZToKVU5WRVJJRklFREIDiAECUgx2ZXJpZmljYXRpb24alAEKC0RlY2xhcmF0aW9uEhYKBm51bWJlchgBIAEoBVIGbnVtYmVyEhsKCWZ1bGxfbmFtZRgCIAEoCVIIZnVsbE5hbWUSEgoEdHlwZRgDIAEoCVIEdHlwZRIaCghyZXNlcnZlZBgFIAEoCFIIcmVzZXJ2ZWQSGgoIcmVwZWF0ZWQYBiABKAhSCHJlcGVhdGVkSgQIBBAFIjQKEVZlcmlmaWNhdGlvblN0YXRlEg8KC0RFQ0xBUkFUSU9OEAASDgoKVU5WRVJJRklFRBABKgYI3gcQ5wcqCQjoBxCAgICAAiLBBgoURmllbGREZXNjcmlwdG9yUHJvdG8SEgoEbmFtZRgBIAEoCVIEbmFtZRIWCgZudW1iZXIYAyABKAVSBm51bWJlchJBCgVsYWJlbBgEIAEoDjIrLmdvb2dsZS5wcm90b2J1Zi5GaWVsZERlc2NyaXB0b3JQcm90by5MYWJlbFIFbGFiZWwSPgoEdHlwZRgFIAEoDjIqLmdvb2dsZS5wcm90b2J1Zi5GaWVsZERlc2NyaXB0b3JQcm90by5UeXBlUgR0eXBlEhsKCXR5cGVfbmFtZRgGIAEoCVIIdHlwZU5hbWUSGgoIZXh0ZW5kZWUYAiABKAlSCGV4dGVuZGVlEiMKDWRlZmF1bHRfdmFsdWUYByABKAlSDGRlZmF1bHRWYWx1ZRIfCgtvbmVvZl9pbmRleBgJIAEoBVIKb25lb2ZJbmRleBIbCglqc29uX25hbWUYCiABKAlSCGpzb25OYW1lEjcKB29wdGlvbnMYCCABKAsyHS5nb29nbGUucHJvdG9idWYuRmllbGRPcHRpb25zUgdvcHRpb25zEicKD3Byb3RvM19vcHRpb25hbBgRIAEoCFIOcHJvdG8zT3B0aW9uYWwitgIKBFR5cGUSDwoLVFlQRV9ET1VCTEUQARIOCgpUWVBFX0ZMT0FUEAISDgoKVFlQRV9JTlQ2NBADEg8KC1RZUEVfVUlOVDY0EAQSDgoKVFlQRV9JTlQzMhAFEhAKDFRZUEVfRklYRUQ2NBAGEhAKDFRZUEVfRklYRUQzMhAHEg0KCVRZUEVfQk9PTBAIEg8KC1RZUEVfU1RSSU5HEAkSDgoKVFlQRV9HUk9VUBAKEhAKDFRZUEVfTUVTU0FHRRALEg4KClRZUEVfQllURVMQDBIPCgtUWVBFX1VJTlQzMhANEg0KCVRZUEVfRU5VTRAOEhEKDVRZUEVfU0ZJWEVEMzIQDxIRCg1UWVBFX1NGSVhFRDY0EBASDwoLVFlQRV9TSU5UMzIQERIPCgtUWVBFX1NJTlQ2NBASIkMKBUxhYmVsEhIKDkxBQkVMX09QVElPTkFMEAESEgoOTEFCRUxfUkVQRUFURUQQAxISCg5MQUJFTF9SRVFVSVJFRBACImMKFE9uZW9mRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSNwoHb3B0aW9ucxgCIAEoCzIdLmdvb2dsZS5wcm90b2J1Zi5PbmVvZk9wdGlvbnNSB29wdGlvbnMipgMKE0VudW1EZXNjcmlwdG9yUHJvdG8SEgoEbmFtZRgBIAEoCVIEbmFtZRI/CgV2YWx1ZRgCIAMoCzIpLmdvb2dsZS5wcm90b2J1Zi5FbnVtVmFsdWVEZXNjcmlwdG9yUHJvdG9SBXZhbHVlEjYKB29wdGlvbnMYAyABKAsyHC5nb29nbGUucHJvdG9idWYuRW51bU9wdGlvbnNSB29wdGlvbnMSXQoOcmVzZXJ2ZWRfcmFuZ2UYBCADKAsyNi5nb29nbGUucHJvdG9idWYuRW51bURlc2NyaXB0b3JQcm90by5FbnVtUmVzZXJ2ZWRSYW5nZVINcmVzZXJ2ZWRSYW5nZRIjCg1yZXNlcnZlZF9uYW1lGAUgAygJUgxyZXNlcnZlZE5hbWUSQQoKdmlzaWJpbGl0eRgGIAEoDjIhLmdvb2dsZS5wcm90b2J1Zi5TeW1ib2xWaXNpYmlsaXR5Ugp2aXNpYmlsaXR5GjsKEUVudW1SZXNlcnZlZFJhbmdlEhQKBXN0YXJ0GAEgASgFUgVzdGFydBIQCgNlbmQYAiABKAVSA2VuZCKDAQoYRW51bVZhbHVlRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSFgoGbnVtYmVyGAIgASgFUgZudW1iZXISOwoHb3B0aW9ucxgDIAEoCzIhLmdvb2dsZS5wcm90b2J1Zi5FbnVtVmFsdWVPcHRpb25zUgdvcHRpb25zIrUBChZTZXJ2aWNlRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSPgoGbWV0aG9kGAIgAygLMiYuZ29vZ2xlLnByb3RvYnVmLk1ldGhvZERlc2NyaXB0b3JQcm90b1IGbWV0aG9kEjkKB29wdGlvbnMYAyABKAsyHy5nb29nbGUucHJvdG9idWYuU2VydmljZU9wdGlvbnNSB29wdGlvbnNKBAgEEAVSBnN0cmVhbSKJAgoVTWV0aG9kRGVzY3JpcHRvclByb3RvEhIKBG5hbWUYASABKAlSBG5hbWUSHQoKaW5wdXRfdHlwZRgCIAEoCVIJaW5wdXRUeXBlEh8KC291dHB1dF90eXBlGAMgASgJUgpvdXRwdXRUeXBlEjgKB29wdGlvbnMYBCABKAsyHi5nb29nbGUucHJvdG9idWYuTWV0aG9kT3B0aW9uc1IHb3B0aW9ucxIwChBjbGllbnRfc3RyZWFtaW5nGAUgASgIOgVmYWxzZVIPY2xpZW50U3RyZWFtaW5nEjAKEHNlcnZlcl9zdHJlYW1pbmcYBiABKAg6BWZhbHNlUg9zZXJ2ZXJTdHJlYW1pbmcijAwKC0ZpbGVPcHRpb25zEiEKDGphdmFfcGFja2FnZRgBIAEoCVILamF2YVBhY2thZ2USMAoUamF2YV9vdXRlcl9jbGFzc25hbWUYCCABKAlSEmphdmFPdXRlckNsYXNzbmFtZRL5AQoTamF2YV9tdWx0aXBsZV9maWxlcxgKIAEoCDoFZmFsc2VCwQGyAb0BCOYHIOkHKrQBVGhpcyBiZWhhdmlvciBpcyBlbmFibGVkIGJ5IGRlZmF1bHQgaW4gZWRpdGlvbnMgMjAyNCBhbmQgYWJvdmUuIFRvIGRpc2FibGUgaXQsIHlvdSBjYW4gc2V0IGBmZWF0dXJlcy4ocGIuamF2YSkubmVzdF9pbl9maWxlX2NsYXNzID0gWUVTYCBvbiBpbmRpdmlkdWFsIG1lc3NhZ2VzLCBlbnVtcywgb3Igc2VydmljZXMuUhFqYXZhTXVsdGlwbGVGaWxlcxJECh1qYXZhX2dlbmVyYXRlX2VxdWFsc19hbmRfaGFzaBgUIAEoCEICGAFSGWphdmFHZW5lcmF0ZUVxdWFsc0FuZEhhc2gSOgoWamF2YV9zdHJpbmdfY2hlY2tfdXRmOBgbIAEoCDoFZmFsc2VSE2phdmFTdHJpbmdDaGVja1V0ZjgSUwoMb3B0aW1pemVfZm9yGAkgASgOMikuZ29vZ2xlLnByb3RvYnVmLkZpbGVPcHRpb25zLk9wdGltaXplTW9kZToFU1BFRURSC29wdGltaXplRm9yEh0KCmdvX3BhY2thZ2UYCyABKAlSCWdvUGFja2FnZRI1ChNjY19nZW5lcmljX3NlcnZpY2VzGBAgASgIOgVmYWxzZVIRY2NHZW5lcmljU2VydmljZXMSOQoVamF2YV9nZW5lcmljX3NlcnZpY2VzGBEgASgIOgVmYWxzZVITamF2YUdlbmVyaWNTZXJ2aWNlcxI1ChNweV9nZW5lcmljX3NlcnZpY2VzGBIgASgIOgVmYWxzZVIRcHlHZW5lcmljU2VydmljZXMSJQoKZGVwcmVjYXRlZBgXIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQSvwEKEGNjX2VuYWJsZV9hcmVuYXMYHyABKAg6BHRydWVCjgGyAYoBIOoHKoQBY2NfZW5hYmxlX2FyZW5hcyBpcyBlbmFibGVkIGJ5IGRlZmF1bHQgaW4gZXZlcnkgZWRpdGlvbiBhbmQgb3ZlcnJpZGVzIGFyZSBpZ25vcmVkLlRoaXMgb3B0aW9uIGlzIHJlbW92ZWQgaW4gZWRpdGlvbnMgMjAyNiBhbmQgYWJvdmUuUg5jY0VuYWJsZUFyZW5hcxIqChFvYmpjX2NsYXNzX3ByZWZpeBgkIAEoCVIPb2JqY0NsYXNzUHJlZml4EikKEGNzaGFycF9uYW1lc3BhY2UYJSABKAlSD2NzaGFycE5hbWVzcGFjZRIhCgxzd2lmdF9wcmVmaXgYJyABKAlSC3N3aWZ0UHJlZml4EigKEHBocF9jbGFzc19wcmVmaXgYKCABKAlSDnBocENsYXNzUHJlZml4EiMKDXBocF9uYW1lc3BhY2UYKSABKAlSDHBocE5hbWVzcGFjZRI0ChZwaHBfbWV0YWRhdGFfbmFtZXNwYWNlGCwgASgJUhRwaHBNZXRhZGF0YU5hbWVzcGFjZRIhCgxydWJ5X3BhY2thZ2UYLSABKAlSC3J1YnlQYWNrYWdlEjcKCGZlYXR1cmVzGDIgASgLMhsuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXRSCGZlYXR1cmVzElgKFHVuaW50ZXJwcmV0ZWRfb3B0aW9uGOcHIAMoCzIkLmdvb2dsZS5wcm90b2J1Zi5VbmludGVycHJldGVkT3B0aW9uUhN1bmludGVycHJldGVkT3B0aW9uIjoKDE9wdGltaXplTW9kZRIJCgVTUEVFRBABEg0KCUNPREVfU0laRRACEhAKDExJVEVfUlVOVElNRRADKgYI3gcQ5wcqCQjoBxCAgICAAkoECCoQK0oECCYQJ1IUcGhwX2dlbmVyaWNfc2VydmljZXMi/AMKDk1lc3NhZ2VPcHRpb25zEjwKF21lc3NhZ2Vfc2V0X3dpcmVfZm9ybWF0GAEgASgIOgVmYWxzZVIUbWVzc2FnZVNldFdpcmVGb3JtYXQSTAofbm9fc3RhbmRhcmRfZGVzY3JpcHRvcl9hY2Nlc3NvchgCIAEoCDoFZmFsc2VSHG5vU3RhbmRhcmREZXNjcmlwdG9yQWNjZXNzb3ISJQoKZGVwcmVjYXRlZBgDIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQSGwoJbWFwX2VudHJ5GAcgASgIUghtYXBFbnRyeRJWCiZkZXByZWNhdGVkX2xlZ2FjeV9qc29uX2ZpZWxkX2NvbmZsaWN0cxgLIAEoCEICGAFSImRlcHJlY2F0ZWRMZWdhY3lKc29uRmllbGRDb25mbGljdHMSNwoIZmVhdHVyZXMYDCABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSWAoUdW5pbnRlcnByZXRlZF9vcHRpb24Y5wcgAygLMiQuZ29vZ2xlLnByb3RvYnVmLlVuaW50ZXJwcmV0ZWRPcHRpb25SE3VuaW50ZXJwcmV0ZWRPcHRpb24qBgjeBxDnByoJCOgHEICAgIACSgQIBBAFSgQIBRAGSgQIBhAHSgQICBAJSgQICRAKIs4NCgxGaWVsZE9wdGlvbnMSQQoFY3R5cGUYASABKA4yIy5nb29nbGUucHJvdG9idWYuRmllbGRPcHRpb25zLkNUeXBlOgZTVFJJTkdSBWN0eXBlEhYKBnBhY2tlZBgCIAEoCFIGcGFja2VkEkcKBmpzdHlwZRgGIAEoDjIkLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE9wdGlvbnMuSlNUeXBlOglKU19OT1JNQUxSBmpzdHlwZRIZCgRsYXp5GAUgASgIOgVmYWxzZVIEbGF6eRIuCg91bnZlcmlmaWVkX2xhenkYDyABKAg6BWZhbHNlUg51bnZlcmlmaWVkTGF6eRIlCgpkZXByZWNhdGVkGAMgASgIOgVmYWxzZVIKZGVwcmVjYXRlZBIdCgR3ZWFrGAogASgIOgVmYWxzZUICGAFSBHdlYWsSKAoMZGVidWdfcmVkYWN0GBAgASgIOgVmYWxzZVILZGVidWdSZWRhY3QSSwoJcmV0ZW50aW9uGBEgASgOMi0uZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5PcHRpb25SZXRlbnRpb25SCXJldGVudGlvbhJICgd0YXJnZXRzGBMgAygOMi4uZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5PcHRpb25UYXJnZXRUeXBlUgd0YXJnZXRzElcKEGVkaXRpb25fZGVmYXVsdHMYFCADKAsyLC5nb29nbGUucHJvdG9idWYuRmllbGRPcHRpb25zLkVkaXRpb25EZWZhdWx0Ug9lZGl0aW9uRGVmYXVsdHMSNwoIZmVhdHVyZXMYFSABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSVQoPZmVhdHVyZV9zdXBwb3J0GBYgASgLMiwuZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5GZWF0dXJlU3VwcG9ydFIOZmVhdHVyZVN1cHBvcnQSWAoUdW5pbnRlcnByZXRlZF9vcHRpb24Y5wcgAygLMiQuZ29vZ2xlLnByb3RvYnVmLlVuaW50ZXJwcmV0ZWRPcHRpb25SE3VuaW50ZXJwcmV0ZWRPcHRpb24aWgoORWRpdGlvbkRlZmF1bHQSMgoHZWRpdGlvbhgDIAEoDjIYLmdvb2dsZS5wcm90b2J1Zi5FZGl0aW9uUgdlZGl0aW9uEhQKBXZhbHVlGAIgASgJUgV2YWx1ZRq7AgoORmVhdHVyZVN1cHBvcnQSRwoSZWRpdGlvbl9pbnRyb2R1Y2VkGAEgASgOMhguZ29vZ2xlLnByb3RvYnVmLkVkaXRpb25SEWVkaXRpb25JbnRyb2R1Y2VkEkcKEmVkaXRpb25fZGVwcmVjYXRlZBgCIAEoDjIYLmdvb2dsZS5wcm90b2J1Zi5FZGl0aW9uUhFlZGl0aW9uRGVwcmVjYXRlZBIvChNkZXByZWNhdGlvbl93YXJuaW5nGAMgASgJUhJkZXByZWNhdGlvbldhcm5pbmcSQQoPZWRpdGlvbl9yZW1vdmVkGAQgASgOMhguZ29vZ2xlLnByb3RvYnVmLkVkaXRpb25SDmVkaXRpb25SZW1vdmVkEiMKDXJlbW92YWxfZXJyb3IYBSABKAlSDHJlbW92YWxFcnJvciIvCgVDVHlwZRIKCgZTVFJJTkcQABIICgRDT1JEEAESEAoMU1RSSU5HX1BJRUNFEAIiNQoGSlNUeXBlEg0KCUpTX05PUk1BTBAAEg0KCUpTX1NUUklORxABEg0KCUpTX05VTUJFUhACIlUKD09wdGlvblJldGVudGlvbhIVChFSRVRFTlRJT05fVU5LTk9XThAAEhUKEVJFVEVOVElPTl9SVU5USU1FEAESFAoQUkVURU5USU9OX1NPVVJDRRACIowCChBPcHRpb25UYXJnZXRUeXBlEhcKE1RBUkdFVF9UWVBFX1VOS05PV04QABIUChBUQVJHRVRfVFlQRV9GSUxFEAESHwobVEFSR0VUX1RZUEVfRVhURU5TSU9OX1JBTkdFEAISFwoTVEFSR0VUX1RZUEVfTUVTU0FHRRADEhUKEVRBUkdFVF9UWVBFX0ZJRUxEEAQSFQoRVEFSR0VUX1RZUEVfT05FT0YQBRIUChBUQVJHRVRfVFlQRV9FTlVNEAYSGgoWVEFSR0VUX1RZUEVfRU5VTV9FTlRSWRAHEhcKE1RBUkdFVF9UWVBFX1NFUlZJQ0UQCBIWChJUQVJHRVRfVFlQRV9NRVRIT0QQCSoGCN4HEOcHKgkI6AcQgICAgAJKBAgEEAVKBAgSEBMitAEKDE9uZW9mT3B0aW9ucxI3CghmZWF0dXJlcxgBIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbioGCN4HEOcHKgkI6AcQgICAgAIi2QIKC0VudW1PcHRpb25zEh8KC2FsbG93X2FsaWFzGAIgASgIUgphbGxvd0FsaWFzEiUKCmRlcHJlY2F0ZWQYAyABKAg6BWZhbHNlUgpkZXByZWNhdGVkElYKJmRlcHJlY2F0ZWRfbGVnYWN5X2pzb25fZmllbGRfY29uZmxpY3RzGAYgASgIQgIYAVIiZGVwcmVjYXRlZExlZ2FjeUpzb25GaWVsZENvbmZsaWN0cxI3CghmZWF0dXJlcxgHIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbioGCN4HEOcHKgkI6AcQgICAgAJKBAgFEAYi4AIKEEVudW1WYWx1ZU9wdGlvbnMSJQoKZGVwcmVjYXRlZBgBIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQSNwoIZmVhdHVyZXMYAiABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFIIZmVhdHVyZXMSKAoMZGVidWdfcmVkYWN0GAMgASgIOgVmYWxzZVILZGVidWdSZWRhY3QSVQoPZmVhdHVyZV9zdXBwb3J0GAQgASgLMiwuZ29vZ2xlLnByb3RvYnVmLkZpZWxkT3B0aW9ucy5GZWF0dXJlU3VwcG9ydFIOZmVhdHVyZVN1cHBvcnQSWAoUdW5pbnRlcnByZXRlZF9vcHRpb24Y5wcgAygLMiQuZ29vZ2xlLnByb3RvYnVmLlVuaW50ZXJwcmV0ZWRPcHRpb25SE3VuaW50ZXJwcmV0ZWRPcHRpb24qBgjeBxDnByoJCOgHEICAgIACIt0BCg5TZXJ2aWNlT3B0aW9ucxI3CghmZWF0dXJlcxgiIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0UghmZWF0dXJlcxIlCgpkZXByZWNhdGVkGCEgASgIOgVmYWxzZVIKZGVwcmVjYXRlZBJYChR1bmludGVycHJldGVkX29wdGlvbhjnByADKAsyJC5nb29nbGUucHJvdG9idWYuVW5pbnRlcnByZXRlZE9wdGlvblITdW5pbnRlcnByZXRlZE9wdGlvbioGCN4HEOcHKgkI6AcQgICAgAIioQMKDU1ldGhvZE9wdGlvbnMSJQoKZGVwcmVjYXRlZBghIAEoCDoFZmFsc2VSCmRlcHJlY2F0ZWQScQoRaWRlbXBvdGVuY3lfbGV2ZWwYIiABKA4yLy5nb29nbGUucHJvdG9idWYuTWV0aG9kT3B0aW9ucy5JZGVtcG90ZW5jeUxldmVsOhNJREVNUE9URU5DWV9VTktOT1dOUhBpZGVtcG90ZW5jeUxldmVsEjcKCGZlYXR1cmVzGCMgASgLMhsuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXRSCGZlYXR1cmVzElgKFHVuaW50ZXJwcmV0ZWRfb3B0aW9uGOcHIAMoCzIkLmdvb2dsZS5wcm90b2J1Zi5VbmludGVycHJldGVkT3B0aW9uUhN1bmludGVycHJldGVkT3B0aW9uIlAKEElkZW1wb3RlbmN5TGV2ZWwSFwoTSURFTVBPVEVOQ1lfVU5LTk9XThAAEhMKD05PX1NJREVfRUZGRUNUUxABEg4KCklERU1QT1RFTlQQAioGCN4HEOcHKgkI6AcQgICAgAIimgMKE1VuaW50ZXJwcmV0ZWRPcHRpb24SQQoEbmFtZRgCIAMoCzItLmdvb2dsZS5wcm90b2J1Zi5VbmludGVycHJldGVkT3B0aW9uLk5hbWVQYXJ0UgRuYW1lEikKEGlkZW50aWZpZXJfdmFsdWUYAyABKAlSD2lkZW50aWZpZXJWYWx1ZRIsChJwb3NpdGl2ZV9pbnRfdmFsdWUYBCABKARSEHBvc2l0aXZlSW50VmFsdWUSLAoSbmVnYXRpdmVfaW50X3ZhbHVlGAUgASgDUhBuZWdhdGl2ZUludFZhbHVlEiEKDGRvdWJsZV92YWx1ZRgGIAEoAVILZG91YmxlVmFsdWUSIQoMc3RyaW5nX3ZhbHVlGAcgASgMUgtzdHJpbmdWYWx1ZRInCg9hZ2dyZWdhdGVfdmFsdWUYCCABKAlSDmFnZ3JlZ2F0ZVZhbHVlGkoKCE5hbWVQYXJ0EhsKCW5hbWVfcGFydBgBIAIoCVIIbmFtZVBhcnQSIQoMaXNfZXh0ZW5zaW9uGAIgAigIUgtpc0V4dGVuc2lvbiL9EQoKRmVhdHVyZVNldBKRAQoOZmllbGRfcHJlc2VuY2UYASABKA4yKS5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5GaWVsZFByZXNlbmNlQj+IAQGYAQSYAQGiAQ0SCEVYUExJQ0lUGIQHogENEghJTVBMSUNJVBjnB6IBDRIIRVhQTElDSVQY6AeyAQMI6AdSDWZpZWxkUHJlc2VuY2USbAoJZW51bV90eXBlGAIgASgOMiQuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQuRW51bVR5cGVCKYgBAZgBBpgBAaIBCxIGQ0xPU0VEGIQHogEJEgRPUEVOGOcHsgEDCOgHUghlbnVtVHlwZRKYAQoXcmVwZWF0ZWRfZmllbGRfZW5jb2RpbmcYAyABKA4yMS5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5SZXBlYXRlZEZpZWxkRW5jb2RpbmdCLYgBAZgBBJgBAaIBDRIIRVhQQU5ERUQYhAeiAQsSBlBBQ0tFRBjnB7IBAwjoB1IVcmVwZWF0ZWRGaWVsZEVuY29kaW5nEn4KD3V0ZjhfdmFsaWRhdGlvbhgEIAEoDjIqLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0LlV0ZjhWYWxpZGF0aW9uQimIAQGYAQSYAQGiAQkSBE5PTkUYhAeiAQsSBlZFUklGWRjnB7IBAwjoB1IOdXRmOFZhbGlkYXRpb24SfgoQbWVzc2FnZV9lbmNvZGluZxgFIAEoDjIrLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0Lk1lc3NhZ2VFbmNvZGluZ0ImiAEBmAEEmAEBogEUEg9MRU5HVEhfUFJFRklYRUQYhAeyAQMI6AdSD21lc3NhZ2VFbmNvZGluZxKCAQoLanNvbl9mb3JtYXQYBiABKA4yJi5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldC5Kc29uRm9ybWF0QjmIAQGYAQOYAQaYAQGiARcSEkxFR0FDWV9CRVNUX0VGRk9SVBiEB6IBChIFQUxMT1cY5weyAQMI6AdSCmpzb25Gb3JtYXQSvAEKFGVuZm9yY2VfbmFtaW5nX3N0eWxlGAcgASgOMi4uZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQuRW5mb3JjZU5hbWluZ1N0eWxlQlqIAQKYAQGYAQKYAQOYAQSYAQWYAQaYAQeYAQiYAQmiARESDFNUWUxFX0xFR0FDWRiEB6IBDhIJU1RZTEUyMDI0GOkHogEOEglTVFlMRTIwMjYY6geyAQMI6QdSEmVuZm9yY2VOYW1pbmdTdHlsZRLHAQoZZGVmYXVsdF9zeW1ib2xfdmlzaWJpbGl0eRgIIAEoDjJFLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0LlZpc2liaWxpdHlGZWF0dXJlLkRlZmF1bHRTeW1ib2xWaXNpYmlsaXR5QkSIAQKYAQGiAQ8SCkVYUE9SVF9BTEwYhAeiARUSEEVYUE9SVF9UT1BfTEVWRUwY6QeiAQsSBlNUUklDVBjqB7IBAwjpB1IXZGVmYXVsdFN5bWJvbFZpc2liaWxpdHkSwwEKFGVuZm9yY2VfcHJvdG9fbGltaXRzGAkgASgOMkEuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXQuUHJvdG9MaW1pdHNGZWF0dXJlLkVuZm9yY2VQcm90b0xpbWl0c0JOiAECmAEGmAEDmAEEmAEFogEeEhlMRUdBQ1lfTk9fRVhQTElDSVRfTElNSVRTGIQHogEVEhBQUk9UT19MSU1JVFMyMDI2GOoHsgEDCOoHUhJlbmZvcmNlUHJvdG9MaW1pdHMaoQEKEVZpc2liaWxpdHlGZWF0dXJlIoEBChdEZWZhdWx0U3ltYm9sVmlzaWJpbGl0eRIlCiFERUZBVUxUX1NZTUJPTF9WSVNJQklMSVRZX1VOS05PV04QABIOCgpFWFBPUlRfQUxMEAESFAoQRVhQT1JUX1RPUF9MRVZFTBACEg0KCUxPQ0FMX0FMTBADEgoKBlNUUklDVBAESggIARCAgICAAhp5ChJQcm90b0xpbWl0c0ZlYXR1cmUiYwoSRW5mb3JjZVByb3RvTGltaXRzEhgKFFBST1RPX0xJTUlUU19VTktOT1dOEAASHQoZTEVHQUNZX05PX0VYUExJQ0lUX0xJTUlUUxABEhQKEFBST1RPX0xJTUlUUzIwMjYQAiJcCg1GaWVsZFByZXNlbmNlEhoKFkZJRUxEX1BSRVNFTkNFX1VOS05PV04QABIMCghFWFBMSUNJVBABEgwKCElNUExJQ0lUEAISEwoPTEVHQUNZX1JFUVVJUkVEEAMiNwoIRW51bVR5cGUSFQoRRU5VTV9UWVBFX1VOS05PV04QABIICgRPUEVOEAESCgoGQ0xPU0VEEAIiVgoVUmVwZWF0ZWRGaWVsZEVuY29kaW5nEiMKH1JFUEVBVEVEX0ZJRUxEX0VOQ09ESU5HX1VOS05PV04QABIKCgZQQUNLRUQQARIMCghFWFBBTkRFRBACIkkKDlV0ZjhWYWxpZGF0aW9uEhsKF1VURjhfVkFMSURBVElPTl9VTktOT1dOEAASCgoGVkVSSUZZEAISCAoETk9ORRADIgQIARABIlMKD01lc3NhZ2VFbmNvZGluZxIcChhNRVNTQUdFX0VOQ09ESU5HX1VOS05PV04QABITCg9MRU5HVEhfUFJFRklYRUQQARINCglERUxJTUlURUQQAiJICgpKc29uRm9ybWF0EhcKE0pTT05fRk9STUFUX1VOS05PV04QABIJCgVBTExPVxABEhYKEkxFR0FDWV9CRVNUX0VGRk9SVBACImYKEkVuZm9yY2VOYW1pbmdTdHlsZRIgChxFTkZPUkNFX05BTUlOR19TVFlMRV9VTktOT1dOEAASDQoJU1RZTEUyMDI0EAESEAoMU1RZTEVfTEVHQUNZEAISDQoJU1RZTEUyMDI2EAMqBgjoBxCLTioGCItOEJBOKgYIkE4QkU5KBgjnBxDoByLvAwoSRmVhdHVyZVNldERlZmF1bHRzElgKCGRlZmF1bHRzGAEgAygLMjwuZ29vZ2xlLnByb3RvYnVmLkZlYXR1cmVTZXREZWZhdWx0cy5GZWF0dXJlU2V0RWRpdGlvbkRlZmF1bHRSCGRlZmF1bHRzEkEKD21pbmltdW1fZWRpdGlvbhgEIAEoDjIYLmdvb2dsZS5wcm90b2J1Zi5FZGl0aW9uUg5taW5pbXVtRWRpdGlvbhJBCg9tYXhpbXVtX2VkaXRpb24YBSABKA4yGC5nb29nbGUucHJvdG9idWYuRWRpdGlvblIObWF4aW11bUVkaXRpb24a+AEKGEZlYXR1cmVTZXRFZGl0aW9uRGVmYXVsdBIyCgdlZGl0aW9uGAMgASgOMhguZ29vZ2xlLnByb3RvYnVmLkVkaXRpb25SB2VkaXRpb24STgoUb3ZlcnJpZGFibGVfZmVhdHVyZXMYBCABKAsyGy5nb29nbGUucHJvdG9idWYuRmVhdHVyZVNldFITb3ZlcnJpZGFibGVGZWF0dXJlcxJCCg5maXhlZF9mZWF0dXJlcxgFIAEoCzIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0Ug1maXhlZEZlYXR1cmVzSgQIARACSgQIAhADUghmZWF0dXJlcyK1AgoOU291cmNlQ29kZUluZm8SRAoIbG9jYXRpb24YASADKAsyKC5nb29nbGUucHJvdG9idWYuU291cmNlQ29kZUluZm8uTG9jYXRpb25SCGxvY2F0aW9uGs4BCghMb2NhdGlvbhIWCgRwYXRoGAEgAygFQgIQAVIEcGF0aBIWCgRzcGFuGAIgAygFQgIQAVIEc3BhbhIpChBsZWFkaW5nX2NvbW1lbnRzGAMgASgJUg9sZWFkaW5nQ29tbWVudHMSKwoRdHJhaWxpbmdfY29tbWVudHMYBCABKAlSEHRyYWlsaW5nQ29tbWVudHMSOgoZbGVhZGluZ19kZXRhY2hlZF9jb21tZW50cxgGIAMoCVIXbGVhZGluZ0RldGFjaGVkQ29tbWVudHMqDAiA7Mr/ARCB7Mr/ASLQAgoRR2VuZXJhdGVkQ29kZUluZm8STQoKYW5ub3RhdGlvbhgBIAMoCzItLmdvb2dsZS5wcm90b2J1Zi5HZW5lcmF0ZWRDb2RlSW5mby5Bbm5vdGF0aW9uUgphbm5vdGF0aW9uGusBCgpBbm5vdGF0aW9uEhYKBHBhdGgYASADKAVCAhABUgRwYXRoEh8KC3NvdXJjZV9maWxlGAIgASgJUgpzb3VyY2VGaWxlEhQKBWJlZ2luGAMgASgFUgViZWdpbhIQCgNlbmQYBCABKAVSA2VuZBJSCghzZW1hbnRpYxgFIAEoDjI2Lmdvb2dsZS5wcm90b2J1Zi5HZW5lcmF0ZWRDb2RlSW5mby5Bbm5vdGF0aW9uLlNlbWFudGljUghzZW1hbnRpYyIoCghTZW1hbnRpYxIICgROT05FEAASBwoDU0VUEAESCQoFQUxJQVMQAirRAgoHRWRpdGlvbhITCg9FRElUSU9OX1VOS05PV04QABITCg5FRElUSU9OX0xFR0FDWRCEBxITCg5FRElUSU9OX1BST1RPMhDmBxITCg5FRElUSU9OX1BST1RPMxDnBxIRCgxFRElUSU9OXzIwMjMQ6AcSEQoMRURJVElPTl8yMDI0EOkHEhEKDEVESVRJT05fMjAyNhDqBxIVChBFRElUSU9OX1VOU1RBQkxFEI9OEhcKE0VESVRJT05fMV9URVNUX09OTFkQARIXChNFRElUSU9OXzJfVEVTVF9PTkxZEAISHQoXRURJVElPTl85OTk5N19URVNUX09OTFkQnY0GEh0KF0VESVRJT05fOTk5OThfVEVTVF9PTkxZEJ6NBhIdChdFRElUSU9OXzk5OTk5X1RFU1RfT05MWRCfjQYSEwoLRURJVElPTl9NQVgQ/////wcqVQoQU3ltYm9sVmlzaWJpbGl0eRIUChBWSVNJQklMSVRZX1VOU0VUEAASFAoQVklTSUJJTElUWV9MT0NBTBABEhUKEVZJU0lCSUxJVFlfRVhQT1JUEAJCfgoTY29tLmdvb2dsZS5wcm90b2J1ZkIQRGVzY3JpcHRvclByb3Rvc0gBWi1nb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9kZXNjcmlwdG9ycGL4AQGiAgNHUEKqAhpHb29nbGUuUHJvdG9idWYuUmVmbGVjdGlvbgqiAgocZ29vZ2xlL2FwaS9hbm5vdGF0aW9ucy5wcm90bxIKZ29vZ2xlLmFwaRoVZ29vZ2xlL2FwaS9odHRwLnByb3RvGiBnb29nbGUvcHJvdG9idWYvZGVzY3JpcHRvci5wcm90bzpFCgRodHRwEh4uZ29vZ2xlLnByb3RvYnVmLk1ldGhvZE9wdGlvbnMYsMq8IiABKAsyFC5nb29nbGUuYXBpLkh0dHBSdWxlQm4KDmNvbS5nb29nbGUuYXBpQhBBbm5vdGF0aW9uc1Byb3RvUAFaQWdvb2dsZS5nb2xhbmcub3JnL2dlbnByb3RvL2dvb2dsZWFwaXMvYXBpL2Fubm90YXRpb25zO2Fubm90YXRpb25zogIER0FQSWIGcHJvdG8zCuQBChlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiNgoDQW55EhkKCHR5cGVfdXJsGAEgASgJUgd0eXBlVXJsEhQKBXZhbHVlGAIgASgMUgV2YWx1ZUJ2ChNjb20uZ29vZ2xlLnByb3RvYnVmQghBbnlQcm90b1ABWixnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9hbnlwYqICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8zCvgBChdnb29nbGUvcnBjL3N0YXR1cy5wcm90bxIKZ29vZ2xlLnJwYxoZZ29vZ2xlL3Byb3RvYnVmL2FueS5wcm90byJOCgZTdGF0dXMSDAoEY29kZRgBIAEoBRIPCgdtZXNzYWdlGAIgASgJEiUKB2RldGFpbHMYAyADKAsyFC5nb29nbGUucHJvdG9idWYuQW55Ql4KDmNvbS5nb29nbGUucnBjQgtTdGF0dXNQcm90b1ABWjdnb29nbGUuZ29sYW5nLm9yZy9nZW5wcm90by9nb29nbGVhcGlzL3JwYy9zdGF0dXM7c3RhdHVzogIDUlBDYgZwcm90bzMK7QgKH2x1ZGV4L2NvcmUvdjEvZGVzY3JpcHRpb24ucHJvdG8SDWx1ZGV4LmNvcmUudjEiJQoEQ29kZRIMCgRjb2RlGAEgASgJEg8KB3N1bW1hcnkYAiABKAkiPAoNVmlvbGF0aW9uS2luZBIMCgRjb2RlGAEgASgJEg8KB3N1bW1hcnkYAiABKAkSDAoEcnVsZRgDIAEoCSJfCgZPcHRpb24SDAoEbmFtZRgBIAEoCRIPCgdzdW1tYXJ5GAIgASgJEhUKDWRlZmF1bHRfdmFsdWUYAyABKAkSDgoGdmFsdWVzGAQgASgJEg8KB2Nob2ljZXMYBSADKAkiSgoERGVjaxIMCgRuYW1lGAEgASgJEg8KB3N1bW1hcnkYAiABKAkSDAoEc2l6ZRgDIAEoDRIVCg1yZWNvbnN0cnVjdGVkGAQgASgIIjUKBUxpbWl0EgwKBG5hbWUYASABKAkSDQoFdmFsdWUYAiABKAQSDwoHc3VtbWFyeRgDIAEoCSLqBAoPR2FtZURlc2NyaXB0aW9uEgwKBG5hbWUYASABKAkSDQoFdGl0bGUYAiABKAkSEAoIZGVzaWduZXIYAyABKAkSDwoHc3VtbWFyeRgEIAEoCRIVCg1ydWxlc192ZXJzaW9uGAUgASgJEg4KBnNjaGVtYRgGIAEoCRIWCg5zZXJ2ZXJfdmVyc2lvbhgHIAEoCRIRCgltaW5fc2VhdHMYCCABKA0SEQoJbWF4X3NlYXRzGAkgASgNEhIKCnNlYXRfbmFtZXMYCiADKAkSLwoLaW5mb3JtYXRpb24YCyABKA4yGi5sdWRleC5jb3JlLnYxLkluZm9ybWF0aW9uEg4KBmNoYW5jZRgMIAEoCBIUCgxzaW11bHRhbmVvdXMYDSABKAgSDgoGc2NvcmVzGA4gASgIEiYKB29wdGlvbnMYDyADKAsyFS5sdWRleC5jb3JlLnYxLk9wdGlvbhIwCgp2aW9sYXRpb25zGBAgAygLMhwubHVkZXguY29yZS52MS5WaW9sYXRpb25LaW5kEiQKB2RlZmVjdHMYESADKAsyEy5sdWRleC5jb3JlLnYxLkNvZGUSJAoHZW5kaW5ncxgSIAMoCzITLmx1ZGV4LmNvcmUudjEuQ29kZRIQCghub3RhdGlvbhgTIAEoCRIjCgZsYXllcnMYFCADKAsyEy5sdWRleC5jb3JlLnYxLkNvZGUSIgoFZGVja3MYFSADKAsyEy5sdWRleC5jb3JlLnYxLkRlY2sSJAoGbGltaXRzGBYgAygLMhQubHVkZXguY29yZS52MS5MaW1pdBIQCghjb21waWxlZBgXIAEoCCp9CgtJbmZvcm1hdGlvbhIbChdJTkZPUk1BVElPTl9VTlNQRUNJRklFRBAAEhcKE0lORk9STUFUSU9OX1BFUkZFQ1QQARIdChlJTkZPUk1BVElPTl9ISURERU5fRlVUVVJFEAISGQoVSU5GT1JNQVRJT05fSU1QRVJGRUNUEANiBnByb3RvMwrtAwoYbHVkZXgvY29yZS92MS9wbGF5LnByb3RvEg1sdWRleC5jb3JlLnYxIjUKBlZpZXdlchIOCgRzZWF0GAEgASgNSAASEwoJc3BlY3RhdG9yGAIgASgISABCBgoEa2luZCJhCgdPdXRjb21lEiUKBnJlc3VsdBgBIAEoDjIVLmx1ZGV4LmNvcmUudjEuUmVzdWx0Eg8KB3dpbm5lcnMYAiADKA0SDgoGcmVhc29uGAMgASgJEg4KBnNjb3JlcxgEIAMoESJKCglWaW9sYXRpb24SDAoEY29kZRgBIAEoCRIPCgdtZXNzYWdlGAIgASgJEgwKBHJ1bGUYAyABKAkSEAoIY29uY2VybnMYBCADKAkieAoHRHJhd2luZxISCgV3aWR0aBgBIAEoDUgAiAEBEhgKEGhpZGVfY29vcmRpbmF0ZXMYAiABKAgSFQoNbGVnYWxfdGFyZ2V0cxgDIAEoCBIOCgZwcmVmaXgYBCABKAkSDgoGbGF5ZXJzGAUgAygJQggKBl93aWR0aCpaCgZSZXN1bHQSFgoSUkVTVUxUX1VOU1BFQ0lGSUVEEAASFgoSUkVTVUxUX0lOX1BST0dSRVNTEAESDgoKUkVTVUxUX1dPThACEhAKDFJFU1VMVF9EUkFXThADYgZwcm90bzM=",
  "games": {
   "hexaequo": "CowQChxsdWRleC9oZXhhZXF1by92MS9nYW1lLnByb3RvEhFsdWRleC5oZXhhZXF1by52MSIJCgdPcHRpb25zIhwKBENlbGwSCQoBcRgBIAEoERIJCgFyGAIgASgRIn8KBFRpbGUSCQoBcRgBIAEoERIJCgFyGAIgASgREikKBmNvbG91chgDIAEoDjIZLmx1ZGV4LmhleGFlcXVvLnYxLkNvbG91chIsCgVwaWVjZRgEIAEoDjIYLmx1ZGV4LmhleGFlcXVvLnYxLlBpZWNlSACIAQFCCAoGX3BpZWNlIn4KB0hvbGRpbmcSFQoNcmVzZXJ2ZV90aWxlcxgBIAEoDRIVCg1yZXNlcnZlX2Rpc2tzGAIgASgNEhUKDXJlc2VydmVfcmluZ3MYAyABKA0SFgoOY2FwdHVyZWRfZGlza3MYBCABKA0SFgoOY2FwdHVyZWRfcmluZ3MYBSABKA0ilgEKBVN0YXRlEiYKBXRpbGVzGAEgAygLMhcubHVkZXguaGV4YWVxdW8udjEuVGlsZRIsCghob2xkaW5ncxgCIAMoCzIaLmx1ZGV4LmhleGFlcXVvLnYxLkhvbGRpbmcSDwoHdG9fbW92ZRgDIAEoDRILCgNwbHkYBCABKA0SGQoRZWFybGllcl9wb3NpdGlvbnMYBSADKAYiuAEKBE1vdmUSDAoEdGV4dBgBIAEoCRIuCghsYXlfdGlsZRgCIAEoCzIaLmx1ZGV4LmhleGFlcXVvLnYxLkxheVRpbGVIABI0CgtwbGFjZV9waWVjZRgDIAEoCzIdLmx1ZGV4LmhleGFlcXVvLnYxLlBsYWNlUGllY2VIABIyCgptb3ZlX3BpZWNlGAQgASgLMhwubHVkZXguaGV4YWVxdW8udjEuTW92ZVBpZWNlSABCCAoGYWN0aW9uIjAKB0xheVRpbGUSJQoEY2VsbBgBIAEoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLkNlbGwiXwoKUGxhY2VQaWVjZRIqCgRraW5kGAEgASgOMhwubHVkZXguaGV4YWVxdW8udjEuUGllY2VLaW5kEiUKBGNlbGwYAiABKAsyFy5sdWRleC5oZXhhZXF1by52MS5DZWxsIl0KCU1vdmVQaWVjZRIlCgRmcm9tGAEgASgLMhcubHVkZXguaGV4YWVxdW8udjEuQ2VsbBIpCghsYW5kaW5ncxgCIAMoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLkNlbGwipQIKBUV2ZW50EjAKCXRpbGVfbGFpZBgBIAEoCzIbLmx1ZGV4LmhleGFlcXVvLnYxLlRpbGVMYWlkSAASNgoMcGllY2VfcGxhY2VkGAIgASgLMh4ubHVkZXguaGV4YWVxdW8udjEuUGllY2VQbGFjZWRIABI0CgtwaWVjZV9tb3ZlZBgDIAEoCzIdLmx1ZGV4LmhleGFlcXVvLnYxLlBpZWNlTW92ZWRIABI6Cg5waWVjZV9jYXB0dXJlZBgEIAEoCzIgLmx1ZGV4LmhleGFlcXVvLnYxLlBpZWNlQ2FwdHVyZWRIABI4Cg1kaXNrX3JldHVybmVkGAUgASgLMh8ubHVkZXguaGV4YWVxdW8udjEuRGlza1JldHVybmVkSABCBgoEa2luZCJcCghUaWxlTGFpZBIpCgZjb2xvdXIYASABKA4yGS5sdWRleC5oZXhhZXF1by52MS5Db2xvdXISJQoEY2VsbBgCIAEoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLkNlbGwiXQoLUGllY2VQbGFjZWQSJwoFcGllY2UYASABKA4yGC5sdWRleC5oZXhhZXF1by52MS5QaWVjZRIlCgRjZWxsGAIgASgLMhcubHVkZXguaGV4YWVxdW8udjEuQ2VsbCKBAQoKUGllY2VNb3ZlZBInCgVwaWVjZRgBIAEoDjIYLmx1ZGV4LmhleGFlcXVvLnYxLlBpZWNlEiUKBGZyb20YAiABKAsyFy5sdWRleC5oZXhhZXF1by52MS5DZWxsEiMKAnRvGAMgASgLMhcubHVkZXguaGV4YWVxdW8udjEuQ2VsbCJwCg1QaWVjZUNhcHR1cmVkEicKBXBpZWNlGAEgASgOMhgubHVkZXguaGV4YWVxdW8udjEuUGllY2USJQoEY2VsbBgCIAEoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLkNlbGwSDwoHYnlfc2VhdBgDIAEoDSIfCgxEaXNrUmV0dXJuZWQSDwoHdG9fc2VhdBgBIAEoDSJLCgRWaWV3EhEKBHNlYXQYASABKA1IAIgBARInCgVzdGF0ZRgCIAEoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLlN0YXRlQgcKBV9zZWF0IgcKBUtub3duKkQKBkNvbG91chIWChJDT0xPVVJfVU5TUEVDSUZJRUQQABIQCgxDT0xPVVJfQkxBQ0sQARIQCgxDT0xPVVJfV0hJVEUQAipRCglQaWVjZUtpbmQSGgoWUElFQ0VfS0lORF9VTlNQRUNJRklFRBAAEhMKD1BJRUNFX0tJTkRfRElTSxABEhMKD1BJRUNFX0tJTkRfUklORxACKnYKBVBpZWNlEhUKEVBJRUNFX1VOU1BFQ0lGSUVEEAASFAoQUElFQ0VfQkxBQ0tfRElTSxABEhQKEFBJRUNFX0JMQUNLX1JJTkcQAhIUChBQSUVDRV9XSElURV9ESVNLEAMSFAoQUElFQ0VfV0hJVEVfUklORxAEYgZwcm90bzMK/zgKH2x1ZGV4L2hleGFlcXVvL3YxL3NlcnZpY2UucHJvdG8SEWx1ZGV4LmhleGFlcXVvLnYxGhxnb29nbGUvYXBpL2Fubm90YXRpb25zLnByb3RvGhdnb29nbGUvcnBjL3N0YXR1cy5wcm90bxofbHVkZXgvY29yZS92MS9kZXNjcmlwdGlvbi5wcm90bxoYbHVkZXgvY29yZS92MS9wbGF5LnByb3RvGhxsdWRleC9oZXhhZXF1by92MS9nYW1lLnByb3RvIhUKE0Rlc2NyaWJlR2FtZVJlcXVlc3QiRAoURGVzY3JpYmVHYW1lUmVzcG9uc2USLAoEZ2FtZRgBIAEoCzIeLmx1ZGV4LmNvcmUudjEuR2FtZURlc2NyaXB0aW9uIocBCg5OZXdHYW1lUmVxdWVzdBIrCgdvcHRpb25zGAEgASgLMhoubHVkZXguaGV4YWVxdW8udjEuT3B0aW9ucxIRCgRzZWVkGAIgASgESACIAQESDgoGc2VhbGVkGAMgASgIEhwKFGluY2x1ZGVfcG9zaXRpb25fa2V5GAQgASgIQgcKBV9zZWVkIosBCg9OZXdHYW1lUmVzcG9uc2USJwoFc3RhdGUYASABKAsyGC5sdWRleC5oZXhhZXF1by52MS5TdGF0ZRIUCgxzZWFsZWRfc3RhdGUYAiABKAwSEwoLc2VhdF90b2tlbnMYAyADKAkSDgoGdG9fYWN0GAQgAygNEhQKDHBvc2l0aW9uX2tleRgFIAEoCSL3AQoVTGlzdExlZ2FsTW92ZXNSZXF1ZXN0EikKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARISCgpjb3VudF9vbmx5GAYgASgIEg4KBnByZWZpeBgHIAEoCRIUCgxjb3VudF9yb3V0ZXMYCCABKAhCCgoIcG9zaXRpb25CBwoFX3NlYXQixwEKFkxpc3RMZWdhbE1vdmVzUmVzcG9uc2USJgoFbW92ZXMYASADKAsyFy5sdWRleC5oZXhhZXF1by52MS5Nb3ZlEg0KBWNvdW50GAIgASgNEgwKBHNlYXQYAyABKA0SDgoGdG9fYWN0GAQgAygNEicKB291dGNvbWUYBSABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSEwoLcm91dGVfY291bnQYBiABKA0SGgoScm91dGVfY291bnRfY2FwcGVkGAcgASgIIt8BChBDaGVja01vdmVSZXF1ZXN0EikKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARIlCgRtb3ZlGAYgASgLMhcubHVkZXguaGV4YWVxdW8udjEuTW92ZUIKCghwb3NpdGlvbkIHCgVfc2VhdCKAAQoRQ2hlY2tNb3ZlUmVzcG9uc2USDQoFbGVnYWwYASABKAgSKwoJdmlvbGF0aW9uGAIgASgLMhgubHVkZXguY29yZS52MS5WaW9sYXRpb24SLwoOY2Fub25pY2FsX21vdmUYAyABKAsyFy5sdWRleC5oZXhhZXF1by52MS5Nb3ZlIpYCChBBcHBseU1vdmVSZXF1ZXN0EikKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARIlCgRtb3ZlGAYgASgLMhcubHVkZXguaGV4YWVxdW8udjEuTW92ZRIXCg9saXN0X25leHRfbW92ZXMYByABKAgSHAoUaW5jbHVkZV9wb3NpdGlvbl9rZXkYCCABKAhCCgoIcG9zaXRpb25CBwoFX3NlYXQixQIKEUFwcGx5TW92ZVJlc3BvbnNlEicKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGUSFAoMc2VhbGVkX3N0YXRlGAIgASgMEiUKBHZpZXcYAyABKAsyFy5sdWRleC5oZXhhZXF1by52MS5WaWV3EigKBmV2ZW50cxgEIAMoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLkV2ZW50EicKB291dGNvbWUYBSABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSDgoGdG9fYWN0GAYgAygNEisKCm5leHRfbW92ZXMYByADKAsyFy5sdWRleC5oZXhhZXF1by52MS5Nb3ZlEhYKCW5leHRfc2VhdBgIIAEoDUgAiAEBEhQKDHBvc2l0aW9uX2tleRgJIAEoCUIMCgpfbmV4dF9zZWF0IrsBChFHZXRPdXRjb21lUmVxdWVzdBIpCgVzdGF0ZRgBIAEoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgFIAEoCEIKCghwb3NpdGlvbiJjChJHZXRPdXRjb21lUmVzcG9uc2USJwoHb3V0Y29tZRgBIAEoCzIWLmx1ZGV4LmNvcmUudjEuT3V0Y29tZRIOCgZ0b19hY3QYAiADKA0SFAoMcG9zaXRpb25fa2V5GAMgASgJIkgKA1BseRIRCgRzZWF0GAEgASgNSACIAQESJQoEbW92ZRgCIAEoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLk1vdmVCBwoFX3NlYXQimQIKEVJlcGxheUdhbWVSZXF1ZXN0EjUKCG5ld19nYW1lGAEgASgLMiEubHVkZXguaGV4YWVxdW8udjEuTmV3R2FtZVJlcXVlc3RIABIpCgVzdGF0ZRgCIAEoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAMgASgMSAASEgoKc2VhdF90b2tlbhgEIAEoCRIlCgZ2aWV3ZXIYBSABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIlCgVwbGllcxgGIAMoCzIWLmx1ZGV4LmhleGFlcXVvLnYxLlBseRIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgHIAEoCEIKCghwb3NpdGlvbiKMAgoSUmVwbGF5R2FtZVJlc3BvbnNlEicKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGUSFAoMc2VhbGVkX3N0YXRlGAIgASgMEiUKBHZpZXcYAyABKAsyFy5sdWRleC5oZXhhZXF1by52MS5WaWV3EhQKDHBsaWVzX3BsYXllZBgEIAEoDRIrCgl2aW9sYXRpb24YBSABKAsyGC5sdWRleC5jb3JlLnYxLlZpb2xhdGlvbhInCgdvdXRjb21lGAYgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lEg4KBnRvX2FjdBgHIAMoDRIUCgxwb3NpdGlvbl9rZXkYCCABKAkinAEKEFZpZXdTdGF0ZVJlcXVlc3QSKQoFc3RhdGUYASABKAsyGC5sdWRleC5oZXhhZXF1by52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXJCCgoIcG9zaXRpb24icwoRVmlld1N0YXRlUmVzcG9uc2USJQoEdmlldxgBIAEoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLlZpZXcSJwoHb3V0Y29tZRgCIAEoCzIWLmx1ZGV4LmNvcmUudjEuT3V0Y29tZRIOCgZ0b19hY3QYAyADKA0igAEKElNhbXBsZVN0YXRlUmVxdWVzdBIlCgR2aWV3GAEgASgLMhcubHVkZXguaGV4YWVxdW8udjEuVmlldxInCgVrbm93bhgCIAEoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLktub3duEhEKBHNlZWQYAyABKARIAIgBAUIHCgVfc2VlZCI+ChNTYW1wbGVTdGF0ZVJlc3BvbnNlEicKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGUingIKF1NpbXVsYXRlUGxheW91dHNSZXF1ZXN0EikKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEiUKBXBsaWVzGAUgAygLMhYubHVkZXguaGV4YWVxdW8udjEuUGx5Eg0KBWNvdW50GAYgASgNEhEKBHNlZWQYByABKARIAYgBARInCgVrbm93bhgIIAEoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLktub3duQgoKCHBvc2l0aW9uQgcKBV9zZWVkIo8BChhTaW11bGF0ZVBsYXlvdXRzUmVzcG9uc2USEAoIcGxheW91dHMYASABKA0SDAoEd2lucxgCIAMoDRINCgVkcmF3cxgDIAEoDRISCgpzY29yZV9zdW1zGAQgAygSEg0KBXBsaWVzGAUgASgEEhAKCHNob3J0ZXN0GAYgASgNEg8KB2xvbmdlc3QYByABKA0inAIKElJlbmRlclN0YXRlUmVxdWVzdBIpCgVzdGF0ZRgBIAEoCzIYLmx1ZGV4LmhleGFlcXVvLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASJwoEdmlldxgFIAEoCzIXLmx1ZGV4LmhleGFlcXVvLnYxLlZpZXdIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEicKB2RyYXdpbmcYBiABKAsyFi5sdWRleC5jb3JlLnYxLkRyYXdpbmcSKgoJbGFzdF9tb3ZlGAcgASgLMhcubHVkZXguaGV4YWVxdW8udjEuTW92ZUIKCghwb3NpdGlvbiIiChNSZW5kZXJTdGF0ZVJlc3BvbnNlEgsKA3N2ZxgBIAEoCSKCBQoJQmF0Y2hDYWxsEjUKCG5ld19nYW1lGAEgASgLMiEubHVkZXguaGV4YWVxdW8udjEuTmV3R2FtZVJlcXVlc3RIABJEChBsaXN0X2xlZ2FsX21vdmVzGAIgASgLMigubHVkZXguaGV4YWVxdW8udjEuTGlzdExlZ2FsTW92ZXNSZXF1ZXN0SAASOQoKY2hlY2tfbW92ZRgDIAEoCzIjLmx1ZGV4LmhleGFlcXVvLnYxLkNoZWNrTW92ZVJlcXVlc3RIABI5CgphcHBseV9tb3ZlGAQgASgLMiMubHVkZXguaGV4YWVxdW8udjEuQXBwbHlNb3ZlUmVxdWVzdEgAEjsKC2dldF9vdXRjb21lGAUgASgLMiQubHVkZXguaGV4YWVxdW8udjEuR2V0T3V0Y29tZVJlcXVlc3RIABI7CgtyZXBsYXlfZ2FtZRgGIAEoCzIkLmx1ZGV4LmhleGFlcXVvLnYxLlJlcGxheUdhbWVSZXF1ZXN0SAASOQoKdmlld19zdGF0ZRgHIAEoCzIjLmx1ZGV4LmhleGFlcXVvLnYxLlZpZXdTdGF0ZVJlcXVlc3RIABI9CgxzYW1wbGVfc3RhdGUYCCABKAsyJS5sdWRleC5oZXhhZXF1by52MS5TYW1wbGVTdGF0ZVJlcXVlc3RIABI9CgxyZW5kZXJfc3RhdGUYCSABKAsyJS5sdWRleC5oZXhhZXF1by52MS5SZW5kZXJTdGF0ZVJlcXVlc3RIABJHChFzaW11bGF0ZV9wbGF5b3V0cxgKIAEoCzIqLmx1ZGV4LmhleGFlcXVvLnYxLlNpbXVsYXRlUGxheW91dHNSZXF1ZXN0SABCBgoEY2FsbCLFAQoMQmF0Y2hSZXF1ZXN0EikKBXN0YXRlGAEgASgLMhgubHVkZXguaGV4YWVxdW8udjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEisKBWNhbGxzGAUgAygLMhwubHVkZXguaGV4YWVxdW8udjEuQmF0Y2hDYWxsQgoKCHBvc2l0aW9uIrUFCgtCYXRjaFJlc3VsdBIjCgVlcnJvchgBIAEoCzISLmdvb2dsZS5ycGMuU3RhdHVzSAASNgoIbmV3X2dhbWUYAiABKAsyIi5sdWRleC5oZXhhZXF1by52MS5OZXdHYW1lUmVzcG9uc2VIABJFChBsaXN0X2xlZ2FsX21vdmVzGAMgASgLMikubHVkZXguaGV4YWVxdW8udjEuTGlzdExlZ2FsTW92ZXNSZXNwb25zZUgAEjoKCmNoZWNrX21vdmUYBCABKAsyJC5sdWRleC5oZXhhZXF1by52MS5DaGVja01vdmVSZXNwb25zZUgAEjoKCmFwcGx5X21vdmUYBSABKAsyJC5sdWRleC5oZXhhZXF1by52MS5BcHBseU1vdmVSZXNwb25zZUgAEjwKC2dldF9vdXRjb21lGAYgASgLMiUubHVkZXguaGV4YWVxdW8udjEuR2V0T3V0Y29tZVJlc3BvbnNlSAASPAoLcmVwbGF5X2dhbWUYByABKAsyJS5sdWRleC5oZXhhZXF1by52MS5SZXBsYXlHYW1lUmVzcG9uc2VIABI6Cgp2aWV3X3N0YXRlGAggASgLMiQubHVkZXguaGV4YWVxdW8udjEuVmlld1N0YXRlUmVzcG9uc2VIABI+CgxzYW1wbGVfc3RhdGUYCSABKAsyJi5sdWRleC5oZXhhZXF1by52MS5TYW1wbGVTdGF0ZVJlc3BvbnNlSAASPgoMcmVuZGVyX3N0YXRlGAogASgLMiYubHVkZXguaGV4YWVxdW8udjEuUmVuZGVyU3RhdGVSZXNwb25zZUgAEkgKEXNpbXVsYXRlX3BsYXlvdXRzGAsgASgLMisubHVkZXguaGV4YWVxdW8udjEuU2ltdWxhdGVQbGF5b3V0c1Jlc3BvbnNlSABCCAoGcmVzdWx0IkAKDUJhdGNoUmVzcG9uc2USLwoHcmVzdWx0cxgBIAMoCzIeLmx1ZGV4LmhleGFlcXVvLnYxLkJhdGNoUmVzdWx0MoUMCg9IZXhhZXF1b1NlcnZpY2USdQoMRGVzY3JpYmVHYW1lEiYubHVkZXguaGV4YWVxdW8udjEuRGVzY3JpYmVHYW1lUmVxdWVzdBonLmx1ZGV4LmhleGFlcXVvLnYxLkRlc2NyaWJlR2FtZVJlc3BvbnNlIhSC0+STAg4SDC92MS9oZXhhZXF1bxJxCgdOZXdHYW1lEiEubHVkZXguaGV4YWVxdW8udjEuTmV3R2FtZVJlcXVlc3QaIi5sdWRleC5oZXhhZXF1by52MS5OZXdHYW1lUmVzcG9uc2UiH4LT5JMCGSIUL3YxL2hleGFlcXVvOm5ld0dhbWU6ASoSjQEKDkxpc3RMZWdhbE1vdmVzEigubHVkZXguaGV4YWVxdW8udjEuTGlzdExlZ2FsTW92ZXNSZXF1ZXN0GikubHVkZXguaGV4YWVxdW8udjEuTGlzdExlZ2FsTW92ZXNSZXNwb25zZSImgtPkkwIgIhsvdjEvaGV4YWVxdW86bGlzdExlZ2FsTW92ZXM6ASoSeQoJQ2hlY2tNb3ZlEiMubHVkZXguaGV4YWVxdW8udjEuQ2hlY2tNb3ZlUmVxdWVzdBokLmx1ZGV4LmhleGFlcXVvLnYxLkNoZWNrTW92ZVJlc3BvbnNlIiGC0+STAhsiFi92MS9oZXhhZXF1bzpjaGVja01vdmU6ASoSeQoJQXBwbHlNb3ZlEiMubHVkZXguaGV4YWVxdW8udjEuQXBwbHlNb3ZlUmVxdWVzdBokLmx1ZGV4LmhleGFlcXVvLnYxLkFwcGx5TW92ZVJlc3BvbnNlIiGC0+STAhsiFi92MS9oZXhhZXF1bzphcHBseU1vdmU6ASoSfQoKR2V0T3V0Y29tZRIkLmx1ZGV4LmhleGFlcXVvLnYxLkdldE91dGNvbWVSZXF1ZXN0GiUubHVkZXguaGV4YWVxdW8udjEuR2V0T3V0Y29tZVJlc3BvbnNlIiKC0+STAhwiFy92MS9oZXhhZXF1bzpnZXRPdXRjb21lOgEqEn0KClJlcGxheUdhbWUSJC5sdWRleC5oZXhhZXF1by52MS5SZXBsYXlHYW1lUmVxdWVzdBolLmx1ZGV4LmhleGFlcXVvLnYxLlJlcGxheUdhbWVSZXNwb25zZSIigtPkkwIcIhcvdjEvaGV4YWVxdW86cmVwbGF5R2FtZToBKhJ5CglWaWV3U3RhdGUSIy5sdWRleC5oZXhhZXF1by52MS5WaWV3U3RhdGVSZXF1ZXN0GiQubHVkZXguaGV4YWVxdW8udjEuVmlld1N0YXRlUmVzcG9uc2UiIYLT5JMCGyIWL3YxL2hleGFlcXVvOnZpZXdTdGF0ZToBKhKBAQoLU2FtcGxlU3RhdGUSJS5sdWRleC5oZXhhZXF1by52MS5TYW1wbGVTdGF0ZVJlcXVlc3QaJi5sdWRleC5oZXhhZXF1by52MS5TYW1wbGVTdGF0ZVJlc3BvbnNlIiOC0+STAh0iGC92MS9oZXhhZXF1bzpzYW1wbGVTdGF0ZToBKhKVAQoQU2ltdWxhdGVQbGF5b3V0cxIqLmx1ZGV4LmhleGFlcXVvLnYxLlNpbXVsYXRlUGxheW91dHNSZXF1ZXN0GisubHVkZXguaGV4YWVxdW8udjEuU2ltdWxhdGVQbGF5b3V0c1Jlc3BvbnNlIiiC0+STAiIiHS92MS9oZXhhZXF1bzpzaW11bGF0ZVBsYXlvdXRzOgEqEoEBCgtSZW5kZXJTdGF0ZRIlLmx1ZGV4LmhleGFlcXVvLnYxLlJlbmRlclN0YXRlUmVxdWVzdBomLmx1ZGV4LmhleGFlcXVvLnYxLlJlbmRlclN0YXRlUmVzcG9uc2UiI4LT5JMCHSIYL3YxL2hleGFlcXVvOnJlbmRlclN0YXRlOgEqEmkKBUJhdGNoEh8ubHVkZXguaGV4YWVxdW8udjEuQmF0Y2hSZXF1ZXN0GiAubHVkZXguaGV4YWVxdW8udjEuQmF0Y2hSZXNwb25zZSIdgtPkkwIXIhIvdjEvaGV4YWVxdW86YmF0Y2g6ASpiBnByb3RvMw==",
   "limes": "CtoRChlsdWRleC9saW1lcy92MS9nYW1lLnByb3RvEg5sdWRleC5saW1lcy52MSKiAgoEVGlsZRIrCgpub3J0aF93ZXN0GAEgASgOMhcubHVkZXgubGltZXMudjEuVGVycmFpbhIrCgpub3J0aF9lYXN0GAIgASgOMhcubHVkZXgubGltZXMudjEuVGVycmFpbhIrCgpzb3V0aF9lYXN0GAMgASgOMhcubHVkZXgubGltZXMudjEuVGVycmFpbhIrCgpzb3V0aF93ZXN0GAQgASgOMhcubHVkZXgubGltZXMudjEuVGVycmFpbhIYChBob3VzZV9ub3J0aF93ZXN0GAUgASgIEhgKEGhvdXNlX25vcnRoX2Vhc3QYBiABKAgSGAoQaG91c2Vfc291dGhfZWFzdBgHIAEoCBIYChBob3VzZV9zb3V0aF93ZXN0GAggASgIIoUBCgdPcHRpb25zEhQKB3BsYXllcnMYASABKA1IAIgBARIWCgllZGdlX29ubHkYAiABKAhIAYgBARIjCgV0aWxlcxgDIAMoCzIULmx1ZGV4LmxpbWVzLnYxLlRpbGUSDQoFb3JkZXIYBCADKA1CCgoIX3BsYXllcnNCDAoKX2VkZ2Vfb25seSI1CgRMYWlkEg4KBmNvbHVtbhgBIAEoERILCgNyb3cYAiABKBESEAoIcm90YXRpb24YAyABKA0iHgoGRmlndXJlEgkKAXgYASABKBESCQoBeRgCIAEoESJsCgVCb2FyZBIiCgRsYWlkGAEgAygLMhQubHVkZXgubGltZXMudjEuTGFpZBInCgdmaWd1cmVzGAIgAygLMhYubHVkZXgubGltZXMudjEuRmlndXJlEhYKDmZpZ3VyZV9wZW5kaW5nGAMgASgIIoIBCgVTdGF0ZRIRCgllZGdlX29ubHkYASABKAgSIwoFdGlsZXMYAiADKAsyFC5sdWRleC5saW1lcy52MS5UaWxlEg0KBW9yZGVyGAMgAygNEiUKBmJvYXJkcxgEIAMoCzIVLmx1ZGV4LmxpbWVzLnYxLkJvYXJkEgsKA3BseRgFIAEoDSLfAQoETW92ZRIMCgR0ZXh0GAEgASgJEisKCGxheV90aWxlGAIgASgLMhcubHVkZXgubGltZXMudjEuTGF5VGlsZUgAEjMKDHBsYWNlX2ZpZ3VyZRgDIAEoCzIbLmx1ZGV4LmxpbWVzLnYxLlBsYWNlRmlndXJlSAASMQoLbW92ZV9maWd1cmUYBCABKAsyGi5sdWRleC5saW1lcy52MS5Nb3ZlRmlndXJlSAASKgoHZGVjbGluZRgFIAEoCzIXLmx1ZGV4LmxpbWVzLnYxLkRlY2xpbmVIAEIICgZhY3Rpb24iOAoHTGF5VGlsZRIOCgZjb2x1bW4YASABKBESCwoDcm93GAIgASgREhAKCHJvdGF0aW9uGAMgASgNIiMKC1BsYWNlRmlndXJlEgkKAXgYASABKBESCQoBeRgCIAEoESJICgpNb3ZlRmlndXJlEg4KBmZyb21feBgBIAEoERIOCgZmcm9tX3kYAiABKBESDAoEdG9feBgDIAEoERIMCgR0b195GAQgASgRIgkKB0RlY2xpbmUijwIKBUV2ZW50Ei0KCXRpbGVfbGFpZBgBIAEoCzIYLmx1ZGV4LmxpbWVzLnYxLlRpbGVMYWlkSAASNQoNZmlndXJlX3BsYWNlZBgCIAEoCzIcLmx1ZGV4LmxpbWVzLnYxLkZpZ3VyZVBsYWNlZEgAEjMKDGZpZ3VyZV9tb3ZlZBgDIAEoCzIbLmx1ZGV4LmxpbWVzLnYxLkZpZ3VyZU1vdmVkSAASLAoIZGVjbGluZWQYBCABKAsyGC5sdWRleC5saW1lcy52MS5EZWNsaW5lZEgAEjUKDXRpbGVfcmV2ZWFsZWQYBSABKAsyHC5sdWRleC5saW1lcy52MS5UaWxlUmV2ZWFsZWRIAEIGCgRraW5kIkwKCFRpbGVMYWlkEgwKBHNlYXQYASABKA0SDgoGbnVtYmVyGAIgASgNEiIKBGxhaWQYAyABKAsyFC5sdWRleC5saW1lcy52MS5MYWlkIkQKDEZpZ3VyZVBsYWNlZBIMCgRzZWF0GAEgASgNEiYKBmZpZ3VyZRgCIAEoCzIWLmx1ZGV4LmxpbWVzLnYxLkZpZ3VyZSJlCgtGaWd1cmVNb3ZlZBIMCgRzZWF0GAEgASgNEiQKBGZyb20YAiABKAsyFi5sdWRleC5saW1lcy52MS5GaWd1cmUSIgoCdG8YAyABKAsyFi5sdWRleC5saW1lcy52MS5GaWd1cmUiGAoIRGVjbGluZWQSDAoEc2VhdBgBIAEoDSIeCgxUaWxlUmV2ZWFsZWQSDgoGbnVtYmVyGAEgASgNIqQBCgRWaWV3EhEKBHNlYXQYASABKA1IAIgBARIRCgllZGdlX29ubHkYAiABKAgSIwoFdGlsZXMYAyADKAsyFC5sdWRleC5saW1lcy52MS5UaWxlEhAKCHJldmVhbGVkGAQgAygNEikKBmJvYXJkcxgFIAMoCzIZLmx1ZGV4LmxpbWVzLnYxLkJvYXJkVmlldxILCgNwbHkYBiABKA1CBwoFX3NlYXQiVwoJQm9hcmRWaWV3EiQKBWJvYXJkGAEgASgLMhUubHVkZXgubGltZXMudjEuQm9hcmQSFQoNZmlndXJlX3Njb3JlcxgCIAMoDRINCgVzY29yZRgDIAEoDSIxCgVLbm93bhIoCgV0aWxlcxgBIAMoCzIZLmx1ZGV4LmxpbWVzLnYxLktub3duVGlsZSIqCglLbm93blRpbGUSDQoFaW5kZXgYASABKA0SDgoGbnVtYmVyGAIgASgNKnIKB1RlcnJhaW4SFwoTVEVSUkFJTl9VTlNQRUNJRklFRBAAEhEKDVRFUlJBSU5fV09PRFMQARIRCg1URVJSQUlOX0ZJRUxEEAISEAoMVEVSUkFJTl9MQUtFEAMSFgoSVEVSUkFJTl9XQVRDSFRPV0VSEARiBnByb3RvMwqaNgocbHVkZXgvbGltZXMvdjEvc2VydmljZS5wcm90bxIObHVkZXgubGltZXMudjEaHGdvb2dsZS9hcGkvYW5ub3RhdGlvbnMucHJvdG8aF2dvb2dsZS9ycGMvc3RhdHVzLnByb3RvGh9sdWRleC9jb3JlL3YxL2Rlc2NyaXB0aW9uLnByb3RvGhhsdWRleC9jb3JlL3YxL3BsYXkucHJvdG8aGWx1ZGV4L2xpbWVzL3YxL2dhbWUucHJvdG8iFQoTRGVzY3JpYmVHYW1lUmVxdWVzdCJEChREZXNjcmliZUdhbWVSZXNwb25zZRIsCgRnYW1lGAEgASgLMh4ubHVkZXguY29yZS52MS5HYW1lRGVzY3JpcHRpb24ihAEKDk5ld0dhbWVSZXF1ZXN0EigKB29wdGlvbnMYASABKAsyFy5sdWRleC5saW1lcy52MS5PcHRpb25zEhEKBHNlZWQYAiABKARIAIgBARIOCgZzZWFsZWQYAyABKAgSHAoUaW5jbHVkZV9wb3NpdGlvbl9rZXkYBCABKAhCBwoFX3NlZWQiiAEKD05ld0dhbWVSZXNwb25zZRIkCgVzdGF0ZRgBIAEoCzIVLmx1ZGV4LmxpbWVzLnYxLlN0YXRlEhQKDHNlYWxlZF9zdGF0ZRgCIAEoDBITCgtzZWF0X3Rva2VucxgDIAMoCRIOCgZ0b19hY3QYBCADKA0SFAoMcG9zaXRpb25fa2V5GAUgASgJIt4BChVMaXN0TGVnYWxNb3Zlc1JlcXVlc3QSJgoFc3RhdGUYASABKAsyFS5sdWRleC5saW1lcy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXISEQoEc2VhdBgFIAEoDUgBiAEBEhIKCmNvdW50X29ubHkYBiABKAgSDgoGcHJlZml4GAcgASgJQgoKCHBvc2l0aW9uQgcKBV9zZWF0IpMBChZMaXN0TGVnYWxNb3Zlc1Jlc3BvbnNlEiMKBW1vdmVzGAEgAygLMhQubHVkZXgubGltZXMudjEuTW92ZRINCgVjb3VudBgCIAEoDRIMCgRzZWF0GAMgASgNEg4KBnRvX2FjdBgEIAMoDRInCgdvdXRjb21lGAUgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lItkBChBDaGVja01vdmVSZXF1ZXN0EiYKBXN0YXRlGAEgASgLMhUubHVkZXgubGltZXMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARIiCgRtb3ZlGAYgASgLMhQubHVkZXgubGltZXMudjEuTW92ZUIKCghwb3NpdGlvbkIHCgVfc2VhdCJ9ChFDaGVja01vdmVSZXNwb25zZRINCgVsZWdhbBgBIAEoCBIrCgl2aW9sYXRpb24YAiABKAsyGC5sdWRleC5jb3JlLnYxLlZpb2xhdGlvbhIsCg5jYW5vbmljYWxfbW92ZRgDIAEoCzIULmx1ZGV4LmxpbWVzLnYxLk1vdmUikAIKEEFwcGx5TW92ZVJlcXVlc3QSJgoFc3RhdGUYASABKAsyFS5sdWRleC5saW1lcy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXISEQoEc2VhdBgFIAEoDUgBiAEBEiIKBG1vdmUYBiABKAsyFC5sdWRleC5saW1lcy52MS5Nb3ZlEhcKD2xpc3RfbmV4dF9tb3ZlcxgHIAEoCBIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgIIAEoCEIKCghwb3NpdGlvbkIHCgVfc2VhdCK5AgoRQXBwbHlNb3ZlUmVzcG9uc2USJAoFc3RhdGUYASABKAsyFS5sdWRleC5saW1lcy52MS5TdGF0ZRIUCgxzZWFsZWRfc3RhdGUYAiABKAwSIgoEdmlldxgDIAEoCzIULmx1ZGV4LmxpbWVzLnYxLlZpZXcSJQoGZXZlbnRzGAQgAygLMhUubHVkZXgubGltZXMudjEuRXZlbnQSJwoHb3V0Y29tZRgFIAEoCzIWLmx1ZGV4LmNvcmUudjEuT3V0Y29tZRIOCgZ0b19hY3QYBiADKA0SKAoKbmV4dF9tb3ZlcxgHIAMoCzIULmx1ZGV4LmxpbWVzLnYxLk1vdmUSFgoJbmV4dF9zZWF0GAggASgNSACIAQESFAoMcG9zaXRpb25fa2V5GAkgASgJQgwKCl9uZXh0X3NlYXQiuAEKEUdldE91dGNvbWVSZXF1ZXN0EiYKBXN0YXRlGAEgASgLMhUubHVkZXgubGltZXMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhwKFGluY2x1ZGVfcG9zaXRpb25fa2V5GAUgASgIQgoKCHBvc2l0aW9uImMKEkdldE91dGNvbWVSZXNwb25zZRInCgdvdXRjb21lGAEgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lEg4KBnRvX2FjdBgCIAMoDRIUCgxwb3NpdGlvbl9rZXkYAyABKAkiRQoDUGx5EhEKBHNlYXQYASABKA1IAIgBARIiCgRtb3ZlGAIgASgLMhQubHVkZXgubGltZXMudjEuTW92ZUIHCgVfc2VhdCKQAgoRUmVwbGF5R2FtZVJlcXVlc3QSMgoIbmV3X2dhbWUYASABKAsyHi5sdWRleC5saW1lcy52MS5OZXdHYW1lUmVxdWVzdEgAEiYKBXN0YXRlGAIgASgLMhUubHVkZXgubGltZXMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAyABKAxIABISCgpzZWF0X3Rva2VuGAQgASgJEiUKBnZpZXdlchgFIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEiIKBXBsaWVzGAYgAygLMhMubHVkZXgubGltZXMudjEuUGx5EhwKFGluY2x1ZGVfcG9zaXRpb25fa2V5GAcgASgIQgoKCHBvc2l0aW9uIoYCChJSZXBsYXlHYW1lUmVzcG9uc2USJAoFc3RhdGUYASABKAsyFS5sdWRleC5saW1lcy52MS5TdGF0ZRIUCgxzZWFsZWRfc3RhdGUYAiABKAwSIgoEdmlldxgDIAEoCzIULmx1ZGV4LmxpbWVzLnYxLlZpZXcSFAoMcGxpZXNfcGxheWVkGAQgASgNEisKCXZpb2xhdGlvbhgFIAEoCzIYLmx1ZGV4LmNvcmUudjEuVmlvbGF0aW9uEicKB291dGNvbWUYBiABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSDgoGdG9fYWN0GAcgAygNEhQKDHBvc2l0aW9uX2tleRgIIAEoCSKZAQoQVmlld1N0YXRlUmVxdWVzdBImCgVzdGF0ZRgBIAEoCzIVLmx1ZGV4LmxpbWVzLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlckIKCghwb3NpdGlvbiJwChFWaWV3U3RhdGVSZXNwb25zZRIiCgR2aWV3GAEgASgLMhQubHVkZXgubGltZXMudjEuVmlldxInCgdvdXRjb21lGAIgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lEg4KBnRvX2FjdBgDIAMoDSJ6ChJTYW1wbGVTdGF0ZVJlcXVlc3QSIgoEdmlldxgBIAEoCzIULmx1ZGV4LmxpbWVzLnYxLlZpZXcSJAoFa25vd24YAiABKAsyFS5sdWRleC5saW1lcy52MS5Lbm93bhIRCgRzZWVkGAMgASgESACIAQFCBwoFX3NlZWQiOwoTU2FtcGxlU3RhdGVSZXNwb25zZRIkCgVzdGF0ZRgBIAEoCzIVLmx1ZGV4LmxpbWVzLnYxLlN0YXRlIpUCChdTaW11bGF0ZVBsYXlvdXRzUmVxdWVzdBImCgVzdGF0ZRgBIAEoCzIVLmx1ZGV4LmxpbWVzLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIiCgVwbGllcxgFIAMoCzITLmx1ZGV4LmxpbWVzLnYxLlBseRINCgVjb3VudBgGIAEoDRIRCgRzZWVkGAcgASgESAGIAQESJAoFa25vd24YCCABKAsyFS5sdWRleC5saW1lcy52MS5Lbm93bkIKCghwb3NpdGlvbkIHCgVfc2VlZCKPAQoYU2ltdWxhdGVQbGF5b3V0c1Jlc3BvbnNlEhAKCHBsYXlvdXRzGAEgASgNEgwKBHdpbnMYAiADKA0SDQoFZHJhd3MYAyABKA0SEgoKc2NvcmVfc3VtcxgEIAMoEhINCgVwbGllcxgFIAEoBBIQCghzaG9ydGVzdBgGIAEoDRIPCgdsb25nZXN0GAcgASgNIpMCChJSZW5kZXJTdGF0ZVJlcXVlc3QSJgoFc3RhdGUYASABKAsyFS5sdWRleC5saW1lcy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEiQKBHZpZXcYBSABKAsyFC5sdWRleC5saW1lcy52MS5WaWV3SAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchInCgdkcmF3aW5nGAYgASgLMhYubHVkZXguY29yZS52MS5EcmF3aW5nEicKCWxhc3RfbW92ZRgHIAEoCzIULmx1ZGV4LmxpbWVzLnYxLk1vdmVCCgoIcG9zaXRpb24iIgoTUmVuZGVyU3RhdGVSZXNwb25zZRILCgNzdmcYASABKAki5AQKCUJhdGNoQ2FsbBIyCghuZXdfZ2FtZRgBIAEoCzIeLmx1ZGV4LmxpbWVzLnYxLk5ld0dhbWVSZXF1ZXN0SAASQQoQbGlzdF9sZWdhbF9tb3ZlcxgCIAEoCzIlLmx1ZGV4LmxpbWVzLnYxLkxpc3RMZWdhbE1vdmVzUmVxdWVzdEgAEjYKCmNoZWNrX21vdmUYAyABKAsyIC5sdWRleC5saW1lcy52MS5DaGVja01vdmVSZXF1ZXN0SAASNgoKYXBwbHlfbW92ZRgEIAEoCzIgLmx1ZGV4LmxpbWVzLnYxLkFwcGx5TW92ZVJlcXVlc3RIABI4CgtnZXRfb3V0Y29tZRgFIAEoCzIhLmx1ZGV4LmxpbWVzLnYxLkdldE91dGNvbWVSZXF1ZXN0SAASOAoLcmVwbGF5X2dhbWUYBiABKAsyIS5sdWRleC5saW1lcy52MS5SZXBsYXlHYW1lUmVxdWVzdEgAEjYKCnZpZXdfc3RhdGUYByABKAsyIC5sdWRleC5saW1lcy52MS5WaWV3U3RhdGVSZXF1ZXN0SAASOgoMc2FtcGxlX3N0YXRlGAggASgLMiIubHVkZXgubGltZXMudjEuU2FtcGxlU3RhdGVSZXF1ZXN0SAASOgoMcmVuZGVyX3N0YXRlGAkgASgLMiIubHVkZXgubGltZXMudjEuUmVuZGVyU3RhdGVSZXF1ZXN0SAASRAoRc2ltdWxhdGVfcGxheW91dHMYCiABKAsyJy5sdWRleC5saW1lcy52MS5TaW11bGF0ZVBsYXlvdXRzUmVxdWVzdEgAQgYKBGNhbGwivwEKDEJhdGNoUmVxdWVzdBImCgVzdGF0ZRgBIAEoCzIVLmx1ZGV4LmxpbWVzLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIoCgVjYWxscxgFIAMoCzIZLmx1ZGV4LmxpbWVzLnYxLkJhdGNoQ2FsbEIKCghwb3NpdGlvbiKXBQoLQmF0Y2hSZXN1bHQSIwoFZXJyb3IYASABKAsyEi5nb29nbGUucnBjLlN0YXR1c0gAEjMKCG5ld19nYW1lGAIgASgLMh8ubHVkZXgubGltZXMudjEuTmV3R2FtZVJlc3BvbnNlSAASQgoQbGlzdF9sZWdhbF9tb3ZlcxgDIAEoCzImLmx1ZGV4LmxpbWVzLnYxLkxpc3RMZWdhbE1vdmVzUmVzcG9uc2VIABI3CgpjaGVja19tb3ZlGAQgASgLMiEubHVkZXgubGltZXMudjEuQ2hlY2tNb3ZlUmVzcG9uc2VIABI3CgphcHBseV9tb3ZlGAUgASgLMiEubHVkZXgubGltZXMudjEuQXBwbHlNb3ZlUmVzcG9uc2VIABI5CgtnZXRfb3V0Y29tZRgGIAEoCzIiLmx1ZGV4LmxpbWVzLnYxLkdldE91dGNvbWVSZXNwb25zZUgAEjkKC3JlcGxheV9nYW1lGAcgASgLMiIubHVkZXgubGltZXMudjEuUmVwbGF5R2FtZVJlc3BvbnNlSAASNwoKdmlld19zdGF0ZRgIIAEoCzIhLmx1ZGV4LmxpbWVzLnYxLlZpZXdTdGF0ZVJlc3BvbnNlSAASOwoMc2FtcGxlX3N0YXRlGAkgASgLMiMubHVkZXgubGltZXMudjEuU2FtcGxlU3RhdGVSZXNwb25zZUgAEjsKDHJlbmRlcl9zdGF0ZRgKIAEoCzIjLmx1ZGV4LmxpbWVzLnYxLlJlbmRlclN0YXRlUmVzcG9uc2VIABJFChFzaW11bGF0ZV9wbGF5b3V0cxgLIAEoCzIoLmx1ZGV4LmxpbWVzLnYxLlNpbXVsYXRlUGxheW91dHNSZXNwb25zZUgAQggKBnJlc3VsdCI9Cg1CYXRjaFJlc3BvbnNlEiwKB3Jlc3VsdHMYASADKAsyGy5sdWRleC5saW1lcy52MS5CYXRjaFJlc3VsdDKUCwoMTGltZXNTZXJ2aWNlEmwKDERlc2NyaWJlR2FtZRIjLmx1ZGV4LmxpbWVzLnYxLkRlc2NyaWJlR2FtZVJlcXVlc3QaJC5sdWRleC5saW1lcy52MS5EZXNjcmliZUdhbWVSZXNwb25zZSIRgtPkkwILEgkvdjEvbGltZXMSaAoHTmV3R2FtZRIeLmx1ZGV4LmxpbWVzLnYxLk5ld0dhbWVSZXF1ZXN0Gh8ubHVkZXgubGltZXMudjEuTmV3R2FtZVJlc3BvbnNlIhyC0+STAhYiES92MS9saW1lczpuZXdHYW1lOgEqEoQBCg5MaXN0TGVnYWxNb3ZlcxIlLmx1ZGV4LmxpbWVzLnYxLkxpc3RMZWdhbE1vdmVzUmVxdWVzdBomLmx1ZGV4LmxpbWVzLnYxLkxpc3RMZWdhbE1vdmVzUmVzcG9uc2UiI4LT5JMCHSIYL3YxL2xpbWVzOmxpc3RMZWdhbE1vdmVzOgEqEnAKCUNoZWNrTW92ZRIgLmx1ZGV4LmxpbWVzLnYxLkNoZWNrTW92ZVJlcXVlc3QaIS5sdWRleC5saW1lcy52MS5DaGVja01vdmVSZXNwb25zZSIegtPkkwIYIhMvdjEvbGltZXM6Y2hlY2tNb3ZlOgEqEnAKCUFwcGx5TW92ZRIgLmx1ZGV4LmxpbWVzLnYxLkFwcGx5TW92ZVJlcXVlc3QaIS5sdWRleC5saW1lcy52MS5BcHBseU1vdmVSZXNwb25zZSIegtPkkwIYIhMvdjEvbGltZXM6YXBwbHlNb3ZlOgEqEnQKCkdldE91dGNvbWUSIS5sdWRleC5saW1lcy52MS5HZXRPdXRjb21lUmVxdWVzdBoiLmx1ZGV4LmxpbWVzLnYxLkdldE91dGNvbWVSZXNwb25zZSIfgtPkkwIZIhQvdjEvbGltZXM6Z2V0T3V0Y29tZToBKhJ0CgpSZXBsYXlHYW1lEiEubHVkZXgubGltZXMudjEuUmVwbGF5R2FtZVJlcXVlc3QaIi5sdWRleC5saW1lcy52MS5SZXBsYXlHYW1lUmVzcG9uc2UiH4LT5JMCGSIUL3YxL2xpbWVzOnJlcGxheUdhbWU6ASoScAoJVmlld1N0YXRlEiAubHVkZXgubGltZXMudjEuVmlld1N0YXRlUmVxdWVzdBohLmx1ZGV4LmxpbWVzLnYxLlZpZXdTdGF0ZVJlc3BvbnNlIh6C0+STAhgiEy92MS9saW1lczp2aWV3U3RhdGU6ASoSeAoLU2FtcGxlU3RhdGUSIi5sdWRleC5saW1lcy52MS5TYW1wbGVTdGF0ZVJlcXVlc3QaIy5sdWRleC5saW1lcy52MS5TYW1wbGVTdGF0ZVJlc3BvbnNlIiCC0+STAhoiFS92MS9saW1lczpzYW1wbGVTdGF0ZToBKhKMAQoQU2ltdWxhdGVQbGF5b3V0cxInLmx1ZGV4LmxpbWVzLnYxLlNpbXVsYXRlUGxheW91dHNSZXF1ZXN0GigubHVkZXgubGltZXMudjEuU2ltdWxhdGVQbGF5b3V0c1Jlc3BvbnNlIiWC0+STAh8iGi92MS9saW1lczpzaW11bGF0ZVBsYXlvdXRzOgEqEngKC1JlbmRlclN0YXRlEiIubHVkZXgubGltZXMudjEuUmVuZGVyU3RhdGVSZXF1ZXN0GiMubHVkZXgubGltZXMudjEuUmVuZGVyU3RhdGVSZXNwb25zZSIggtPkkwIaIhUvdjEvbGltZXM6cmVuZGVyU3RhdGU6ASoSYAoFQmF0Y2gSHC5sdWRleC5saW1lcy52MS5CYXRjaFJlcXVlc3QaHS5sdWRleC5saW1lcy52MS5CYXRjaFJlc3BvbnNlIhqC0+STAhQiDy92MS9saW1lczpiYXRjaDoBKmIGcHJvdG8z",
   "limits": "CscbChpsdWRleC9saW1pdHMvdjEvZ2FtZS5wcm90bxIPbHVkZXgubGltaXRzLnYxIp8BCglMaW1pdENhcmQSEAoDcmVkGAEgASgNSACIAQESEwoGeWVsbG93GAIgASgNSAGIAQESEgoFZ3JlZW4YAyABKA1IAogBARIRCgRibHVlGAQgASgNSAOIAQESEwoGcHVycGxlGAUgASgNSASIAQFCBgoEX3JlZEIJCgdfeWVsbG93QggKBl9ncmVlbkIHCgVfYmx1ZUIJCgdfcHVycGxlIt8BCgdPcHRpb25zEhQKB3BsYXllcnMYASABKA1IAIgBARIaCg1zdGFydGluZ19zZWF0GAIgASgNSAGIAQESKAoEZGVjaxgDIAMoCzIaLmx1ZGV4LmxpbWl0cy52MS5MaW1pdENhcmQSLgoKbGltaXRfcGlsZRgEIAMoCzIaLmx1ZGV4LmxpbWl0cy52MS5MaW1pdENhcmQSKgoJZHJhd19waWxlGAUgAygOMhcubHVkZXgubGltaXRzLnYxLkNvbG91ckIKCghfcGxheWVyc0IQCg5fc3RhcnRpbmdfc2VhdCJACgdEaXNjYXJkEicKBmNvbG91chgBIAEoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXISDAoEc2VhdBgCIAEoDSKAAQoGUGxheWVyEiUKBGhhbmQYASADKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyEioKCWZhY2VfZG93bhgCIAMoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXISDgoGcG9pbnRzGAMgASgNEhMKC2xpbWl0X2NhcmRzGAQgASgNIs4CCgVTdGF0ZRIuCgpsaW1pdF9waWxlGAEgAygLMhoubHVkZXgubGltaXRzLnYxLkxpbWl0Q2FyZBIuCgpsaW1pdF9jYXJkGAIgASgLMhoubHVkZXgubGltaXRzLnYxLkxpbWl0Q2FyZBIqCglkcmF3X3BpbGUYAyADKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyEi4KDGRpc2NhcmRfcGlsZRgEIAMoCzIYLmx1ZGV4LmxpbWl0cy52MS5EaXNjYXJkEigKB3BsYXllcnMYBSADKAsyFy5sdWRleC5saW1pdHMudjEuUGxheWVyEhUKDXN0YXJ0aW5nX3NlYXQYBiABKA0SDwoHdG9fbW92ZRgHIAEoDRILCgNwbHkYCCABKA0SKgoKbGFzdF9jaGVjaxgJIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5DaGVjayLzAQoFQ2hlY2sSDwoHYnlfc2VhdBgBIAEoDRIUCgxzdXNwZWN0X3NlYXQYAiABKA0SJwoGY29sb3VyGAMgASgOMhcubHVkZXgubGltaXRzLnYxLkNvbG91chINCgVjb3VudBgEIAEoDRISCgVsaW1pdBgFIAEoDUgAiAEBEhAKCGV4Y2VlZGVkGAYgASgIEisKCHJldmVhbGVkGAcgAygLMhkubHVkZXgubGltaXRzLnYxLlJldmVhbGVkEi4KCmxpbWl0X2NhcmQYCCABKAsyGi5sdWRleC5saW1pdHMudjEuTGltaXRDYXJkQggKBl9saW1pdCIyCghSZXZlYWxlZBImCgVjYXJkcxgBIAMoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXIizgEKBE1vdmUSDAoEdGV4dBgBIAEoCRIpCgZjb21taXQYAiABKAsyFy5sdWRleC5saW1pdHMudjEuQ29tbWl0SAASJwoFcGxhY2UYAyABKAsyFi5sdWRleC5saW1pdHMudjEuUGxhY2VIABItCghleGNoYW5nZRgEIAEoCzIZLmx1ZGV4LmxpbWl0cy52MS5FeGNoYW5nZUgAEisKB3N1c3BlY3QYBSABKAsyGC5sdWRleC5saW1pdHMudjEuU3VzcGVjdEgAQggKBmFjdGlvbiIwCgZDb21taXQSJgoFY2FyZHMYASADKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyIjAKBVBsYWNlEicKBmNvbG91chgBIAEoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXIiCgoIRXhjaGFuZ2UiFwoHU3VzcGVjdBIMCgRzZWF0GAEgASgNIqwCCgVFdmVudBI4Cg5saW1pdF9yZXZlYWxlZBgBIAEoCzIeLmx1ZGV4LmxpbWl0cy52MS5MaW1pdFJldmVhbGVkSAASLwoJY29tbWl0dGVkGAIgASgLMhoubHVkZXgubGltaXRzLnYxLkNvbW1pdHRlZEgAEikKBnBsYWNlZBgDIAEoCzIXLmx1ZGV4LmxpbWl0cy52MS5QbGFjZWRIABInCgVkcmF3bhgEIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5EcmF3bkgAEi8KCWV4Y2hhbmdlZBgFIAEoCzIaLmx1ZGV4LmxpbWl0cy52MS5FeGNoYW5nZWRIABIrCgdjaGVja2VkGAYgASgLMhgubHVkZXgubGltaXRzLnYxLkNoZWNrZWRIAEIGCgRraW5kIjkKDUxpbWl0UmV2ZWFsZWQSKAoEY2FyZBgBIAEoCzIaLmx1ZGV4LmxpbWl0cy52MS5MaW1pdENhcmQiQQoJQ29tbWl0dGVkEgwKBHNlYXQYASABKA0SJgoFY2FyZHMYAiADKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyIj8KBlBsYWNlZBIMCgRzZWF0GAEgASgNEicKBmNvbG91chgCIAEoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXIiTAoFRHJhd24SDAoEc2VhdBgBIAEoDRINCgVjb3VudBgCIAEoDRImCgVjYXJkcxgDIAMoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXIiQgoJRXhjaGFuZ2VkEgwKBHNlYXQYASABKA0SJwoGY29sb3VyGAIgASgOMhcubHVkZXgubGltaXRzLnYxLkNvbG91ciJZCgdDaGVja2VkEiUKBWNoZWNrGAEgASgLMhYubHVkZXgubGltaXRzLnYxLkNoZWNrEhUKDWxpbWl0X2NhcmRfdG8YAiABKA0SEAoIcG9pbnRfdG8YAyABKA0ixQMKBFZpZXcSEQoEc2VhdBgBIAEoDUgAiAEBEi4KCmxpbWl0X2NhcmQYAiABKAsyGi5sdWRleC5saW1pdHMudjEuTGltaXRDYXJkEhcKD2xpbWl0X3BpbGVfc2l6ZRgDIAEoDRIWCg5kcmF3X3BpbGVfc2l6ZRgEIAEoDRIZChFkaXNjYXJkX3BpbGVfc2l6ZRgFIAEoDRIxCgt0b3BfZGlzY2FyZBgGIAEoDjIXLmx1ZGV4LmxpbWl0cy52MS5Db2xvdXJIAYgBARIuCgdwbGF5ZXJzGAcgAygLMh0ubHVkZXgubGltaXRzLnYxLlB1YmxpY1BsYXllchIlCgRoYW5kGAggAygOMhcubHVkZXgubGltaXRzLnYxLkNvbG91chIqCglmYWNlX2Rvd24YCSADKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyEhUKDXN0YXJ0aW5nX3NlYXQYCiABKA0SDwoHdG9fbW92ZRgLIAEoDRILCgNwbHkYDCABKA0SKgoKbGFzdF9jaGVjaxgNIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5DaGVja0IHCgVfc2VhdEIOCgxfdG9wX2Rpc2NhcmQidgoMUHVibGljUGxheWVyEhEKCWhhbmRfc2l6ZRgBIAEoDRIXCg9mYWNlX2Rvd25fY291bnQYAiABKA0SFQoNaGFzX2Rpc2NhcmRlZBgDIAEoCBIOCgZwb2ludHMYBCABKA0SEwoLbGltaXRfY2FyZHMYBSABKA0i7gEKBUtub3duEi8KCGRpc2NhcmRzGAEgAygLMh0ubHVkZXgubGltaXRzLnYxLktub3duRGlzY2FyZBIpCgVkcmF3cxgCIAMoCzIaLmx1ZGV4LmxpbWl0cy52MS5Lbm93bkRyYXcSKQoFaGFuZHMYAyADKAsyGi5sdWRleC5saW1pdHMudjEuS25vd25IYW5kEigKBGRlY2sYBCADKAsyGi5sdWRleC5saW1pdHMudjEuTGltaXRDYXJkEjQKEHNlZW5fbGltaXRfY2FyZHMYBSADKAsyGi5sdWRleC5saW1pdHMudjEuTGltaXRDYXJkImIKDEtub3duRGlzY2FyZBINCgVpbmRleBgBIAEoDRInCgZjb2xvdXIYAiABKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyEhEKBHNlYXQYAyABKA1IAIgBAUIHCgVfc2VhdCJDCglLbm93bkRyYXcSDQoFaW5kZXgYASABKA0SJwoGY29sb3VyGAIgASgOMhcubHVkZXgubGltaXRzLnYxLkNvbG91ciJCCglLbm93bkhhbmQSDAoEc2VhdBgBIAEoDRInCgZjb2xvdXIYAiABKA4yFy5sdWRleC5saW1pdHMudjEuQ29sb3VyKnkKBkNvbG91chIWChJDT0xPVVJfVU5TUEVDSUZJRUQQABIOCgpDT0xPVVJfUkVEEAESEQoNQ09MT1VSX1lFTExPVxACEhAKDENPTE9VUl9HUkVFThADEg8KC0NPTE9VUl9CTFVFEAQSEQoNQ09MT1VSX1BVUlBMRRAFYgZwcm90bzMK+DYKHWx1ZGV4L2xpbWl0cy92MS9zZXJ2aWNlLnByb3RvEg9sdWRleC5saW1pdHMudjEaHGdvb2dsZS9hcGkvYW5ub3RhdGlvbnMucHJvdG8aF2dvb2dsZS9ycGMvc3RhdHVzLnByb3RvGh9sdWRleC9jb3JlL3YxL2Rlc2NyaXB0aW9uLnByb3RvGhhsdWRleC9jb3JlL3YxL3BsYXkucHJvdG8aGmx1ZGV4L2xpbWl0cy92MS9nYW1lLnByb3RvIhUKE0Rlc2NyaWJlR2FtZVJlcXVlc3QiRAoURGVzY3JpYmVHYW1lUmVzcG9uc2USLAoEZ2FtZRgBIAEoCzIeLmx1ZGV4LmNvcmUudjEuR2FtZURlc2NyaXB0aW9uIoUBCg5OZXdHYW1lUmVxdWVzdBIpCgdvcHRpb25zGAEgASgLMhgubHVkZXgubGltaXRzLnYxLk9wdGlvbnMSEQoEc2VlZBgCIAEoBEgAiAEBEg4KBnNlYWxlZBgDIAEoCBIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgEIAEoCEIHCgVfc2VlZCKJAQoPTmV3R2FtZVJlc3BvbnNlEiUKBXN0YXRlGAEgASgLMhYubHVkZXgubGltaXRzLnYxLlN0YXRlEhQKDHNlYWxlZF9zdGF0ZRgCIAEoDBITCgtzZWF0X3Rva2VucxgDIAMoCRIOCgZ0b19hY3QYBCADKA0SFAoMcG9zaXRpb25fa2V5GAUgASgJIt8BChVMaXN0TGVnYWxNb3Zlc1JlcXVlc3QSJwoFc3RhdGUYASABKAsyFi5sdWRleC5saW1pdHMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARISCgpjb3VudF9vbmx5GAYgASgIEg4KBnByZWZpeBgHIAEoCUIKCghwb3NpdGlvbkIHCgVfc2VhdCKUAQoWTGlzdExlZ2FsTW92ZXNSZXNwb25zZRIkCgVtb3ZlcxgBIAMoCzIVLmx1ZGV4LmxpbWl0cy52MS5Nb3ZlEg0KBWNvdW50GAIgASgNEgwKBHNlYXQYAyABKA0SDgoGdG9fYWN0GAQgAygNEicKB291dGNvbWUYBSABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUi2wEKEENoZWNrTW92ZVJlcXVlc3QSJwoFc3RhdGUYASABKAsyFi5sdWRleC5saW1pdHMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARIjCgRtb3ZlGAYgASgLMhUubHVkZXgubGltaXRzLnYxLk1vdmVCCgoIcG9zaXRpb25CBwoFX3NlYXQifgoRQ2hlY2tNb3ZlUmVzcG9uc2USDQoFbGVnYWwYASABKAgSKwoJdmlvbGF0aW9uGAIgASgLMhgubHVkZXguY29yZS52MS5WaW9sYXRpb24SLQoOY2Fub25pY2FsX21vdmUYAyABKAsyFS5sdWRleC5saW1pdHMudjEuTW92ZSKSAgoQQXBwbHlNb3ZlUmVxdWVzdBInCgVzdGF0ZRgBIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXISEQoEc2VhdBgFIAEoDUgBiAEBEiMKBG1vdmUYBiABKAsyFS5sdWRleC5saW1pdHMudjEuTW92ZRIXCg9saXN0X25leHRfbW92ZXMYByABKAgSHAoUaW5jbHVkZV9wb3NpdGlvbl9rZXkYCCABKAhCCgoIcG9zaXRpb25CBwoFX3NlYXQivQIKEUFwcGx5TW92ZVJlc3BvbnNlEiUKBXN0YXRlGAEgASgLMhYubHVkZXgubGltaXRzLnYxLlN0YXRlEhQKDHNlYWxlZF9zdGF0ZRgCIAEoDBIjCgR2aWV3GAMgASgLMhUubHVkZXgubGltaXRzLnYxLlZpZXcSJgoGZXZlbnRzGAQgAygLMhYubHVkZXgubGltaXRzLnYxLkV2ZW50EicKB291dGNvbWUYBSABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSDgoGdG9fYWN0GAYgAygNEikKCm5leHRfbW92ZXMYByADKAsyFS5sdWRleC5saW1pdHMudjEuTW92ZRIWCgluZXh0X3NlYXQYCCABKA1IAIgBARIUCgxwb3NpdGlvbl9rZXkYCSABKAlCDAoKX25leHRfc2VhdCK5AQoRR2V0T3V0Y29tZVJlcXVlc3QSJwoFc3RhdGUYASABKAsyFi5sdWRleC5saW1pdHMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhwKFGluY2x1ZGVfcG9zaXRpb25fa2V5GAUgASgIQgoKCHBvc2l0aW9uImMKEkdldE91dGNvbWVSZXNwb25zZRInCgdvdXRjb21lGAEgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lEg4KBnRvX2FjdBgCIAMoDRIUCgxwb3NpdGlvbl9rZXkYAyABKAkiRgoDUGx5EhEKBHNlYXQYASABKA1IAIgBARIjCgRtb3ZlGAIgASgLMhUubHVkZXgubGltaXRzLnYxLk1vdmVCBwoFX3NlYXQikwIKEVJlcGxheUdhbWVSZXF1ZXN0EjMKCG5ld19nYW1lGAEgASgLMh8ubHVkZXgubGltaXRzLnYxLk5ld0dhbWVSZXF1ZXN0SAASJwoFc3RhdGUYAiABKAsyFi5sdWRleC5saW1pdHMudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAyABKAxIABISCgpzZWF0X3Rva2VuGAQgASgJEiUKBnZpZXdlchgFIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEiMKBXBsaWVzGAYgAygLMhQubHVkZXgubGltaXRzLnYxLlBseRIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgHIAEoCEIKCghwb3NpdGlvbiKIAgoSUmVwbGF5R2FtZVJlc3BvbnNlEiUKBXN0YXRlGAEgASgLMhYubHVkZXgubGltaXRzLnYxLlN0YXRlEhQKDHNlYWxlZF9zdGF0ZRgCIAEoDBIjCgR2aWV3GAMgASgLMhUubHVkZXgubGltaXRzLnYxLlZpZXcSFAoMcGxpZXNfcGxheWVkGAQgASgNEisKCXZpb2xhdGlvbhgFIAEoCzIYLmx1ZGV4LmNvcmUudjEuVmlvbGF0aW9uEicKB291dGNvbWUYBiABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSDgoGdG9fYWN0GAcgAygNEhQKDHBvc2l0aW9uX2tleRgIIAEoCSKaAQoQVmlld1N0YXRlUmVxdWVzdBInCgVzdGF0ZRgBIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXJCCgoIcG9zaXRpb24icQoRVmlld1N0YXRlUmVzcG9uc2USIwoEdmlldxgBIAEoCzIVLmx1ZGV4LmxpbWl0cy52MS5WaWV3EicKB291dGNvbWUYAiABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSDgoGdG9fYWN0GAMgAygNInwKElNhbXBsZVN0YXRlUmVxdWVzdBIjCgR2aWV3GAEgASgLMhUubHVkZXgubGltaXRzLnYxLlZpZXcSJQoFa25vd24YAiABKAsyFi5sdWRleC5saW1pdHMudjEuS25vd24SEQoEc2VlZBgDIAEoBEgAiAEBQgcKBV9zZWVkIjwKE1NhbXBsZVN0YXRlUmVzcG9uc2USJQoFc3RhdGUYASABKAsyFi5sdWRleC5saW1pdHMudjEuU3RhdGUimAIKF1NpbXVsYXRlUGxheW91dHNSZXF1ZXN0EicKBXN0YXRlGAEgASgLMhYubHVkZXgubGltaXRzLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIjCgVwbGllcxgFIAMoCzIULmx1ZGV4LmxpbWl0cy52MS5QbHkSDQoFY291bnQYBiABKA0SEQoEc2VlZBgHIAEoBEgBiAEBEiUKBWtub3duGAggASgLMhYubHVkZXgubGltaXRzLnYxLktub3duQgoKCHBvc2l0aW9uQgcKBV9zZWVkIo8BChhTaW11bGF0ZVBsYXlvdXRzUmVzcG9uc2USEAoIcGxheW91dHMYASABKA0SDAoEd2lucxgCIAMoDRINCgVkcmF3cxgDIAEoDRISCgpzY29yZV9zdW1zGAQgAygSEg0KBXBsaWVzGAUgASgEEhAKCHNob3J0ZXN0GAYgASgNEg8KB2xvbmdlc3QYByABKA0ilgIKElJlbmRlclN0YXRlUmVxdWVzdBInCgVzdGF0ZRgBIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEiUKBHZpZXcYBSABKAsyFS5sdWRleC5saW1pdHMudjEuVmlld0gAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXISJwoHZHJhd2luZxgGIAEoCzIWLmx1ZGV4LmNvcmUudjEuRHJhd2luZxIoCglsYXN0X21vdmUYByABKAsyFS5sdWRleC5saW1pdHMudjEuTW92ZUIKCghwb3NpdGlvbiIiChNSZW5kZXJTdGF0ZVJlc3BvbnNlEgsKA3N2ZxgBIAEoCSLuBAoJQmF0Y2hDYWxsEjMKCG5ld19nYW1lGAEgASgLMh8ubHVkZXgubGltaXRzLnYxLk5ld0dhbWVSZXF1ZXN0SAASQgoQbGlzdF9sZWdhbF9tb3ZlcxgCIAEoCzImLmx1ZGV4LmxpbWl0cy52MS5MaXN0TGVnYWxNb3Zlc1JlcXVlc3RIABI3CgpjaGVja19tb3ZlGAMgASgLMiEubHVkZXgubGltaXRzLnYxLkNoZWNrTW92ZVJlcXVlc3RIABI3CgphcHBseV9tb3ZlGAQgASgLMiEubHVkZXgubGltaXRzLnYxLkFwcGx5TW92ZVJlcXVlc3RIABI5CgtnZXRfb3V0Y29tZRgFIAEoCzIiLmx1ZGV4LmxpbWl0cy52MS5HZXRPdXRjb21lUmVxdWVzdEgAEjkKC3JlcGxheV9nYW1lGAYgASgLMiIubHVkZXgubGltaXRzLnYxLlJlcGxheUdhbWVSZXF1ZXN0SAASNwoKdmlld19zdGF0ZRgHIAEoCzIhLmx1ZGV4LmxpbWl0cy52MS5WaWV3U3RhdGVSZXF1ZXN0SAASOwoMc2FtcGxlX3N0YXRlGAggASgLMiMubHVkZXgubGltaXRzLnYxLlNhbXBsZVN0YXRlUmVxdWVzdEgAEjsKDHJlbmRlcl9zdGF0ZRgJIAEoCzIjLmx1ZGV4LmxpbWl0cy52MS5SZW5kZXJTdGF0ZVJlcXVlc3RIABJFChFzaW11bGF0ZV9wbGF5b3V0cxgKIAEoCzIoLmx1ZGV4LmxpbWl0cy52MS5TaW11bGF0ZVBsYXlvdXRzUmVxdWVzdEgAQgYKBGNhbGwiwQEKDEJhdGNoUmVxdWVzdBInCgVzdGF0ZRgBIAEoCzIWLmx1ZGV4LmxpbWl0cy52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXISKQoFY2FsbHMYBSADKAsyGi5sdWRleC5saW1pdHMudjEuQmF0Y2hDYWxsQgoKCHBvc2l0aW9uIqEFCgtCYXRjaFJlc3VsdBIjCgVlcnJvchgBIAEoCzISLmdvb2dsZS5ycGMuU3RhdHVzSAASNAoIbmV3X2dhbWUYAiABKAsyIC5sdWRleC5saW1pdHMudjEuTmV3R2FtZVJlc3BvbnNlSAASQwoQbGlzdF9sZWdhbF9tb3ZlcxgDIAEoCzInLmx1ZGV4LmxpbWl0cy52MS5MaXN0TGVnYWxNb3Zlc1Jlc3BvbnNlSAASOAoKY2hlY2tfbW92ZRgEIAEoCzIiLmx1ZGV4LmxpbWl0cy52MS5DaGVja01vdmVSZXNwb25zZUgAEjgKCmFwcGx5X21vdmUYBSABKAsyIi5sdWRleC5saW1pdHMudjEuQXBwbHlNb3ZlUmVzcG9uc2VIABI6CgtnZXRfb3V0Y29tZRgGIAEoCzIjLmx1ZGV4LmxpbWl0cy52MS5HZXRPdXRjb21lUmVzcG9uc2VIABI6CgtyZXBsYXlfZ2FtZRgHIAEoCzIjLmx1ZGV4LmxpbWl0cy52MS5SZXBsYXlHYW1lUmVzcG9uc2VIABI4Cgp2aWV3X3N0YXRlGAggASgLMiIubHVkZXgubGltaXRzLnYxLlZpZXdTdGF0ZVJlc3BvbnNlSAASPAoMc2FtcGxlX3N0YXRlGAkgASgLMiQubHVkZXgubGltaXRzLnYxLlNhbXBsZVN0YXRlUmVzcG9uc2VIABI8CgxyZW5kZXJfc3RhdGUYCiABKAsyJC5sdWRleC5saW1pdHMudjEuUmVuZGVyU3RhdGVSZXNwb25zZUgAEkYKEXNpbXVsYXRlX3BsYXlvdXRzGAsgASgLMikubHVkZXgubGltaXRzLnYxLlNpbXVsYXRlUGxheW91dHNSZXNwb25zZUgAQggKBnJlc3VsdCI+Cg1CYXRjaFJlc3BvbnNlEi0KB3Jlc3VsdHMYASADKAsyHC5sdWRleC5saW1pdHMudjEuQmF0Y2hSZXN1bHQyuQsKDUxpbWl0c1NlcnZpY2USbwoMRGVzY3JpYmVHYW1lEiQubHVkZXgubGltaXRzLnYxLkRlc2NyaWJlR2FtZVJlcXVlc3QaJS5sdWRleC5saW1pdHMudjEuRGVzY3JpYmVHYW1lUmVzcG9uc2UiEoLT5JMCDBIKL3YxL2xpbWl0cxJrCgdOZXdHYW1lEh8ubHVkZXgubGltaXRzLnYxLk5ld0dhbWVSZXF1ZXN0GiAubHVkZXgubGltaXRzLnYxLk5ld0dhbWVSZXNwb25zZSIdgtPkkwIXIhIvdjEvbGltaXRzOm5ld0dhbWU6ASoShwEKDkxpc3RMZWdhbE1vdmVzEiYubHVkZXgubGltaXRzLnYxLkxpc3RMZWdhbE1vdmVzUmVxdWVzdBonLmx1ZGV4LmxpbWl0cy52MS5MaXN0TGVnYWxNb3Zlc1Jlc3BvbnNlIiSC0+STAh4iGS92MS9saW1pdHM6bGlzdExlZ2FsTW92ZXM6ASoScwoJQ2hlY2tNb3ZlEiEubHVkZXgubGltaXRzLnYxLkNoZWNrTW92ZVJlcXVlc3QaIi5sdWRleC5saW1pdHMudjEuQ2hlY2tNb3ZlUmVzcG9uc2UiH4LT5JMCGSIUL3YxL2xpbWl0czpjaGVja01vdmU6ASoScwoJQXBwbHlNb3ZlEiEubHVkZXgubGltaXRzLnYxLkFwcGx5TW92ZVJlcXVlc3QaIi5sdWRleC5saW1pdHMudjEuQXBwbHlNb3ZlUmVzcG9uc2UiH4LT5JMCGSIUL3YxL2xpbWl0czphcHBseU1vdmU6ASoSdwoKR2V0T3V0Y29tZRIiLmx1ZGV4LmxpbWl0cy52MS5HZXRPdXRjb21lUmVxdWVzdBojLmx1ZGV4LmxpbWl0cy52MS5HZXRPdXRjb21lUmVzcG9uc2UiIILT5JMCGiIVL3YxL2xpbWl0czpnZXRPdXRjb21lOgEqEncKClJlcGxheUdhbWUSIi5sdWRleC5saW1pdHMudjEuUmVwbGF5R2FtZVJlcXVlc3QaIy5sdWRleC5saW1pdHMudjEuUmVwbGF5R2FtZVJlc3BvbnNlIiCC0+STAhoiFS92MS9saW1pdHM6cmVwbGF5R2FtZToBKhJzCglWaWV3U3RhdGUSIS5sdWRleC5saW1pdHMudjEuVmlld1N0YXRlUmVxdWVzdBoiLmx1ZGV4LmxpbWl0cy52MS5WaWV3U3RhdGVSZXNwb25zZSIfgtPkkwIZIhQvdjEvbGltaXRzOnZpZXdTdGF0ZToBKhJ7CgtTYW1wbGVTdGF0ZRIjLmx1ZGV4LmxpbWl0cy52MS5TYW1wbGVTdGF0ZVJlcXVlc3QaJC5sdWRleC5saW1pdHMudjEuU2FtcGxlU3RhdGVSZXNwb25zZSIhgtPkkwIbIhYvdjEvbGltaXRzOnNhbXBsZVN0YXRlOgEqEo8BChBTaW11bGF0ZVBsYXlvdXRzEigubHVkZXgubGltaXRzLnYxLlNpbXVsYXRlUGxheW91dHNSZXF1ZXN0GikubHVkZXgubGltaXRzLnYxLlNpbXVsYXRlUGxheW91dHNSZXNwb25zZSImgtPkkwIgIhsvdjEvbGltaXRzOnNpbXVsYXRlUGxheW91dHM6ASoSewoLUmVuZGVyU3RhdGUSIy5sdWRleC5saW1pdHMudjEuUmVuZGVyU3RhdGVSZXF1ZXN0GiQubHVkZXgubGltaXRzLnYxLlJlbmRlclN0YXRlUmVzcG9uc2UiIYLT5JMCGyIWL3YxL2xpbWl0czpyZW5kZXJTdGF0ZToBKhJjCgVCYXRjaBIdLmx1ZGV4LmxpbWl0cy52MS5CYXRjaFJlcXVlc3QaHi5sdWRleC5saW1pdHMudjEuQmF0Y2hSZXNwb25zZSIbgtPkkwIVIhAvdjEvbGltaXRzOmJhdGNoOgEqYgZwcm90bzM=",
   "smallholder": "CvQHCh9sdWRleC9zbWFsbGhvbGRlci92MS9nYW1lLnByb3RvEhRsdWRleC5zbWFsbGhvbGRlci52MSJoCgdPcHRpb25zEjMKB3J1bGVzZXQYASABKA4yHS5sdWRleC5zbWFsbGhvbGRlci52MS5SdWxlc2V0SACIAQESEgoFYm9hcmQYAiABKAlIAYgBAUIKCghfcnVsZXNldEIICgZfYm9hcmQiIwoEQ2VsbBIOCgZjb2x1bW4YASABKA0SCwoDcm93GAIgASgNIsgBCgVTdGF0ZRIuCgdydWxlc2V0GAEgASgOMh0ubHVkZXguc21hbGxob2xkZXIudjEuUnVsZXNldBINCgVib2FyZBgCIAEoCRIwCgxibGFja19zdG9uZXMYAyADKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5DZWxsEjAKDHdoaXRlX3N0b25lcxgEIAMoCzIaLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkNlbGwSDwoHdG9fbW92ZRgFIAEoDRILCgNwbHkYBiABKA0iPgoETW92ZRIMCgR0ZXh0GAEgASgJEigKBGNlbGwYAiABKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5DZWxsIosBCgVFdmVudBI5CgxzdG9uZV9wbGFjZWQYASABKAsyIS5sdWRleC5zbWFsbGhvbGRlci52MS5TdG9uZVBsYWNlZEgAEj8KD3N0b25lc19jYXB0dXJlZBgCIAEoCzIkLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlN0b25lc0NhcHR1cmVkSABCBgoEa2luZCJFCgtTdG9uZVBsYWNlZBIMCgRzZWF0GAEgASgNEigKBGNlbGwYAiABKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5DZWxsIkwKDlN0b25lc0NhcHR1cmVkEg8KB2J5X3NlYXQYASABKA0SKQoFY2VsbHMYAiADKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5DZWxsIk4KBFZpZXcSEQoEc2VhdBgBIAEoDUgAiAEBEioKBXN0YXRlGAIgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGVCBwoFX3NlYXQiBwoFS25vd24qnAEKB1J1bGVzZXQSFwoTUlVMRVNFVF9VTlNQRUNJRklFRBAAEhkKFVJVTEVTRVRfR0FQU19PUklHSU5BTBABEhMKD1JVTEVTRVRfTklCQkxFUhACEhkKFVJVTEVTRVRfT0ZGU0hPUkVfR0FQUxADEhIKDlJVTEVTRVRfU1RZTUlFEAQSGQoVUlVMRVNFVF9IVUxMX1NFVEJBQ0tTEAViBnByb3RvMwrXOgoibHVkZXgvc21hbGxob2xkZXIvdjEvc2VydmljZS5wcm90bxIUbHVkZXguc21hbGxob2xkZXIudjEaHGdvb2dsZS9hcGkvYW5ub3RhdGlvbnMucHJvdG8aF2dvb2dsZS9ycGMvc3RhdHVzLnByb3RvGh9sdWRleC9jb3JlL3YxL2Rlc2NyaXB0aW9uLnByb3RvGhhsdWRleC9jb3JlL3YxL3BsYXkucHJvdG8aH2x1ZGV4L3NtYWxsaG9sZGVyL3YxL2dhbWUucHJvdG8iFQoTRGVzY3JpYmVHYW1lUmVxdWVzdCJEChREZXNjcmliZUdhbWVSZXNwb25zZRIsCgRnYW1lGAEgASgLMh4ubHVkZXguY29yZS52MS5HYW1lRGVzY3JpcHRpb24iigEKDk5ld0dhbWVSZXF1ZXN0Ei4KB29wdGlvbnMYASABKAsyHS5sdWRleC5zbWFsbGhvbGRlci52MS5PcHRpb25zEhEKBHNlZWQYAiABKARIAIgBARIOCgZzZWFsZWQYAyABKAgSHAoUaW5jbHVkZV9wb3NpdGlvbl9rZXkYBCABKAhCBwoFX3NlZWQijgEKD05ld0dhbWVSZXNwb25zZRIqCgVzdGF0ZRgBIAEoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlN0YXRlEhQKDHNlYWxlZF9zdGF0ZRgCIAEoDBITCgtzZWF0X3Rva2VucxgDIAMoCRIOCgZ0b19hY3QYBCADKA0SFAoMcG9zaXRpb25fa2V5GAUgASgJIuQBChVMaXN0TGVnYWxNb3Zlc1JlcXVlc3QSLAoFc3RhdGUYASABKAsyGy5sdWRleC5zbWFsbGhvbGRlci52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXISEQoEc2VhdBgFIAEoDUgBiAEBEhIKCmNvdW50X29ubHkYBiABKAgSDgoGcHJlZml4GAcgASgJQgoKCHBvc2l0aW9uQgcKBV9zZWF0IpkBChZMaXN0TGVnYWxNb3Zlc1Jlc3BvbnNlEikKBW1vdmVzGAEgAygLMhoubHVkZXguc21hbGxob2xkZXIudjEuTW92ZRINCgVjb3VudBgCIAEoDRIMCgRzZWF0GAMgASgNEg4KBnRvX2FjdBgEIAMoDRInCgdvdXRjb21lGAUgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lIuUBChBDaGVja01vdmVSZXF1ZXN0EiwKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARIoCgRtb3ZlGAYgASgLMhoubHVkZXguc21hbGxob2xkZXIudjEuTW92ZUIKCghwb3NpdGlvbkIHCgVfc2VhdCKDAQoRQ2hlY2tNb3ZlUmVzcG9uc2USDQoFbGVnYWwYASABKAgSKwoJdmlvbGF0aW9uGAIgASgLMhgubHVkZXguY29yZS52MS5WaW9sYXRpb24SMgoOY2Fub25pY2FsX21vdmUYAyABKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5Nb3ZlIpwCChBBcHBseU1vdmVSZXF1ZXN0EiwKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEhEKBHNlYXQYBSABKA1IAYgBARIoCgRtb3ZlGAYgASgLMhoubHVkZXguc21hbGxob2xkZXIudjEuTW92ZRIXCg9saXN0X25leHRfbW92ZXMYByABKAgSHAoUaW5jbHVkZV9wb3NpdGlvbl9rZXkYCCABKAhCCgoIcG9zaXRpb25CBwoFX3NlYXQi0QIKEUFwcGx5TW92ZVJlc3BvbnNlEioKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGUSFAoMc2VhbGVkX3N0YXRlGAIgASgMEigKBHZpZXcYAyABKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5WaWV3EisKBmV2ZW50cxgEIAMoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkV2ZW50EicKB291dGNvbWUYBSABKAsyFi5sdWRleC5jb3JlLnYxLk91dGNvbWUSDgoGdG9fYWN0GAYgAygNEi4KCm5leHRfbW92ZXMYByADKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5Nb3ZlEhYKCW5leHRfc2VhdBgIIAEoDUgAiAEBEhQKDHBvc2l0aW9uX2tleRgJIAEoCUIMCgpfbmV4dF9zZWF0Ir4BChFHZXRPdXRjb21lUmVxdWVzdBIsCgVzdGF0ZRgBIAEoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASEgoKc2VhdF90b2tlbhgDIAEoCRIlCgZ2aWV3ZXIYBCABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgFIAEoCEIKCghwb3NpdGlvbiJjChJHZXRPdXRjb21lUmVzcG9uc2USJwoHb3V0Y29tZRgBIAEoCzIWLmx1ZGV4LmNvcmUudjEuT3V0Y29tZRIOCgZ0b19hY3QYAiADKA0SFAoMcG9zaXRpb25fa2V5GAMgASgJIksKA1BseRIRCgRzZWF0GAEgASgNSACIAQESKAoEbW92ZRgCIAEoCzIaLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLk1vdmVCBwoFX3NlYXQiogIKEVJlcGxheUdhbWVSZXF1ZXN0EjgKCG5ld19nYW1lGAEgASgLMiQubHVkZXguc21hbGxob2xkZXIudjEuTmV3R2FtZVJlcXVlc3RIABIsCgVzdGF0ZRgCIAEoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAMgASgMSAASEgoKc2VhdF90b2tlbhgEIAEoCRIlCgZ2aWV3ZXIYBSABKAsyFS5sdWRleC5jb3JlLnYxLlZpZXdlchIoCgVwbGllcxgGIAMoCzIZLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlBseRIcChRpbmNsdWRlX3Bvc2l0aW9uX2tleRgHIAEoCEIKCghwb3NpdGlvbiKSAgoSUmVwbGF5R2FtZVJlc3BvbnNlEioKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGUSFAoMc2VhbGVkX3N0YXRlGAIgASgMEigKBHZpZXcYAyABKAsyGi5sdWRleC5zbWFsbGhvbGRlci52MS5WaWV3EhQKDHBsaWVzX3BsYXllZBgEIAEoDRIrCgl2aW9sYXRpb24YBSABKAsyGC5sdWRleC5jb3JlLnYxLlZpb2xhdGlvbhInCgdvdXRjb21lGAYgASgLMhYubHVkZXguY29yZS52MS5PdXRjb21lEg4KBnRvX2FjdBgHIAMoDRIUCgxwb3NpdGlvbl9rZXkYCCABKAkinwEKEFZpZXdTdGF0ZVJlcXVlc3QSLAoFc3RhdGUYASABKAsyGy5sdWRleC5zbWFsbGhvbGRlci52MS5TdGF0ZUgAEhYKDHNlYWxlZF9zdGF0ZRgCIAEoDEgAEhIKCnNlYXRfdG9rZW4YAyABKAkSJQoGdmlld2VyGAQgASgLMhUubHVkZXguY29yZS52MS5WaWV3ZXJCCgoIcG9zaXRpb24idgoRVmlld1N0YXRlUmVzcG9uc2USKAoEdmlldxgBIAEoCzIaLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlZpZXcSJwoHb3V0Y29tZRgCIAEoCzIWLmx1ZGV4LmNvcmUudjEuT3V0Y29tZRIOCgZ0b19hY3QYAyADKA0ihgEKElNhbXBsZVN0YXRlUmVxdWVzdBIoCgR2aWV3GAEgASgLMhoubHVkZXguc21hbGxob2xkZXIudjEuVmlldxIqCgVrbm93bhgCIAEoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLktub3duEhEKBHNlZWQYAyABKARIAIgBAUIHCgVfc2VlZCJBChNTYW1wbGVTdGF0ZVJlc3BvbnNlEioKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGUipwIKF1NpbXVsYXRlUGxheW91dHNSZXF1ZXN0EiwKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEigKBXBsaWVzGAUgAygLMhkubHVkZXguc21hbGxob2xkZXIudjEuUGx5Eg0KBWNvdW50GAYgASgNEhEKBHNlZWQYByABKARIAYgBARIqCgVrbm93bhgIIAEoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLktub3duQgoKCHBvc2l0aW9uQgcKBV9zZWVkIo8BChhTaW11bGF0ZVBsYXlvdXRzUmVzcG9uc2USEAoIcGxheW91dHMYASABKA0SDAoEd2lucxgCIAMoDRINCgVkcmF3cxgDIAEoDRISCgpzY29yZV9zdW1zGAQgAygSEg0KBXBsaWVzGAUgASgEEhAKCHNob3J0ZXN0GAYgASgNEg8KB2xvbmdlc3QYByABKA0ipQIKElJlbmRlclN0YXRlUmVxdWVzdBIsCgVzdGF0ZRgBIAEoCzIbLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlN0YXRlSAASFgoMc2VhbGVkX3N0YXRlGAIgASgMSAASKgoEdmlldxgFIAEoCzIaLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlZpZXdIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEicKB2RyYXdpbmcYBiABKAsyFi5sdWRleC5jb3JlLnYxLkRyYXdpbmcSLQoJbGFzdF9tb3ZlGAcgASgLMhoubHVkZXguc21hbGxob2xkZXIudjEuTW92ZUIKCghwb3NpdGlvbiIiChNSZW5kZXJTdGF0ZVJlc3BvbnNlEgsKA3N2ZxgBIAEoCSKgBQoJQmF0Y2hDYWxsEjgKCG5ld19nYW1lGAEgASgLMiQubHVkZXguc21hbGxob2xkZXIudjEuTmV3R2FtZVJlcXVlc3RIABJHChBsaXN0X2xlZ2FsX21vdmVzGAIgASgLMisubHVkZXguc21hbGxob2xkZXIudjEuTGlzdExlZ2FsTW92ZXNSZXF1ZXN0SAASPAoKY2hlY2tfbW92ZRgDIAEoCzImLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkNoZWNrTW92ZVJlcXVlc3RIABI8CgphcHBseV9tb3ZlGAQgASgLMiYubHVkZXguc21hbGxob2xkZXIudjEuQXBwbHlNb3ZlUmVxdWVzdEgAEj4KC2dldF9vdXRjb21lGAUgASgLMicubHVkZXguc21hbGxob2xkZXIudjEuR2V0T3V0Y29tZVJlcXVlc3RIABI+CgtyZXBsYXlfZ2FtZRgGIAEoCzInLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlJlcGxheUdhbWVSZXF1ZXN0SAASPAoKdmlld19zdGF0ZRgHIAEoCzImLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlZpZXdTdGF0ZVJlcXVlc3RIABJACgxzYW1wbGVfc3RhdGUYCCABKAsyKC5sdWRleC5zbWFsbGhvbGRlci52MS5TYW1wbGVTdGF0ZVJlcXVlc3RIABJACgxyZW5kZXJfc3RhdGUYCSABKAsyKC5sdWRleC5zbWFsbGhvbGRlci52MS5SZW5kZXJTdGF0ZVJlcXVlc3RIABJKChFzaW11bGF0ZV9wbGF5b3V0cxgKIAEoCzItLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlNpbXVsYXRlUGxheW91dHNSZXF1ZXN0SABCBgoEY2FsbCLLAQoMQmF0Y2hSZXF1ZXN0EiwKBXN0YXRlGAEgASgLMhsubHVkZXguc21hbGxob2xkZXIudjEuU3RhdGVIABIWCgxzZWFsZWRfc3RhdGUYAiABKAxIABISCgpzZWF0X3Rva2VuGAMgASgJEiUKBnZpZXdlchgEIAEoCzIVLmx1ZGV4LmNvcmUudjEuVmlld2VyEi4KBWNhbGxzGAUgAygLMh8ubHVkZXguc21hbGxob2xkZXIudjEuQmF0Y2hDYWxsQgoKCHBvc2l0aW9uItMFCgtCYXRjaFJlc3VsdBIjCgVlcnJvchgBIAEoCzISLmdvb2dsZS5ycGMuU3RhdHVzSAASOQoIbmV3X2dhbWUYAiABKAsyJS5sdWRleC5zbWFsbGhvbGRlci52MS5OZXdHYW1lUmVzcG9uc2VIABJIChBsaXN0X2xlZ2FsX21vdmVzGAMgASgLMiwubHVkZXguc21hbGxob2xkZXIudjEuTGlzdExlZ2FsTW92ZXNSZXNwb25zZUgAEj0KCmNoZWNrX21vdmUYBCABKAsyJy5sdWRleC5zbWFsbGhvbGRlci52MS5DaGVja01vdmVSZXNwb25zZUgAEj0KCmFwcGx5X21vdmUYBSABKAsyJy5sdWRleC5zbWFsbGhvbGRlci52MS5BcHBseU1vdmVSZXNwb25zZUgAEj8KC2dldF9vdXRjb21lGAYgASgLMigubHVkZXguc21hbGxob2xkZXIudjEuR2V0T3V0Y29tZVJlc3BvbnNlSAASPwoLcmVwbGF5X2dhbWUYByABKAsyKC5sdWRleC5zbWFsbGhvbGRlci52MS5SZXBsYXlHYW1lUmVzcG9uc2VIABI9Cgp2aWV3X3N0YXRlGAggASgLMicubHVkZXguc21hbGxob2xkZXIudjEuVmlld1N0YXRlUmVzcG9uc2VIABJBCgxzYW1wbGVfc3RhdGUYCSABKAsyKS5sdWRleC5zbWFsbGhvbGRlci52MS5TYW1wbGVTdGF0ZVJlc3BvbnNlSAASQQoMcmVuZGVyX3N0YXRlGAogASgLMikubHVkZXguc21hbGxob2xkZXIudjEuUmVuZGVyU3RhdGVSZXNwb25zZUgAEksKEXNpbXVsYXRlX3BsYXlvdXRzGAsgASgLMi4ubHVkZXguc21hbGxob2xkZXIudjEuU2ltdWxhdGVQbGF5b3V0c1Jlc3BvbnNlSABCCAoGcmVzdWx0IkMKDUJhdGNoUmVzcG9uc2USMgoHcmVzdWx0cxgBIAMoCzIhLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkJhdGNoUmVzdWx0MvkMChJTbWFsbGhvbGRlclNlcnZpY2USfgoMRGVzY3JpYmVHYW1lEikubHVkZXguc21hbGxob2xkZXIudjEuRGVzY3JpYmVHYW1lUmVxdWVzdBoqLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkRlc2NyaWJlR2FtZVJlc3BvbnNlIheC0+STAhESDy92MS9zbWFsbGhvbGRlchJ6CgdOZXdHYW1lEiQubHVkZXguc21hbGxob2xkZXIudjEuTmV3R2FtZVJlcXVlc3QaJS5sdWRleC5zbWFsbGhvbGRlci52MS5OZXdHYW1lUmVzcG9uc2UiIoLT5JMCHCIXL3YxL3NtYWxsaG9sZGVyOm5ld0dhbWU6ASoSlgEKDkxpc3RMZWdhbE1vdmVzEisubHVkZXguc21hbGxob2xkZXIudjEuTGlzdExlZ2FsTW92ZXNSZXF1ZXN0GiwubHVkZXguc21hbGxob2xkZXIudjEuTGlzdExlZ2FsTW92ZXNSZXNwb25zZSIpgtPkkwIjIh4vdjEvc21hbGxob2xkZXI6bGlzdExlZ2FsTW92ZXM6ASoSggEKCUNoZWNrTW92ZRImLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkNoZWNrTW92ZVJlcXVlc3QaJy5sdWRleC5zbWFsbGhvbGRlci52MS5DaGVja01vdmVSZXNwb25zZSIkgtPkkwIeIhkvdjEvc21hbGxob2xkZXI6Y2hlY2tNb3ZlOgEqEoIBCglBcHBseU1vdmUSJi5sdWRleC5zbWFsbGhvbGRlci52MS5BcHBseU1vdmVSZXF1ZXN0GicubHVkZXguc21hbGxob2xkZXIudjEuQXBwbHlNb3ZlUmVzcG9uc2UiJILT5JMCHiIZL3YxL3NtYWxsaG9sZGVyOmFwcGx5TW92ZToBKhKGAQoKR2V0T3V0Y29tZRInLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLkdldE91dGNvbWVSZXF1ZXN0GigubHVkZXguc21hbGxob2xkZXIudjEuR2V0T3V0Y29tZVJlc3BvbnNlIiWC0+STAh8iGi92MS9zbWFsbGhvbGRlcjpnZXRPdXRjb21lOgEqEoYBCgpSZXBsYXlHYW1lEicubHVkZXguc21hbGxob2xkZXIudjEuUmVwbGF5R2FtZVJlcXVlc3QaKC5sdWRleC5zbWFsbGhvbGRlci52MS5SZXBsYXlHYW1lUmVzcG9uc2UiJYLT5JMCHyIaL3YxL3NtYWxsaG9sZGVyOnJlcGxheUdhbWU6ASoSggEKCVZpZXdTdGF0ZRImLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlZpZXdTdGF0ZVJlcXVlc3QaJy5sdWRleC5zbWFsbGhvbGRlci52MS5WaWV3U3RhdGVSZXNwb25zZSIkgtPkkwIeIhkvdjEvc21hbGxob2xkZXI6dmlld1N0YXRlOgEqEooBCgtTYW1wbGVTdGF0ZRIoLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlNhbXBsZVN0YXRlUmVxdWVzdBopLmx1ZGV4LnNtYWxsaG9sZGVyLnYxLlNhbXBsZVN0YXRlUmVzcG9uc2UiJoLT5JMCICIbL3YxL3NtYWxsaG9sZGVyOnNhbXBsZVN0YXRlOgEqEp4BChBTaW11bGF0ZVBsYXlvdXRzEi0ubHVkZXguc21hbGxob2xkZXIudjEuU2ltdWxhdGVQbGF5b3V0c1JlcXVlc3QaLi5sdWRleC5zbWFsbGhvbGRlci52MS5TaW11bGF0ZVBsYXlvdXRzUmVzcG9uc2UiK4LT5JMCJSIgL3YxL3NtYWxsaG9sZGVyOnNpbXVsYXRlUGxheW91dHM6ASoSigEKC1JlbmRlclN0YXRlEigubHVkZXguc21hbGxob2xkZXIudjEuUmVuZGVyU3RhdGVSZXF1ZXN0GikubHVkZXguc21hbGxob2xkZXIudjEuUmVuZGVyU3RhdGVSZXNwb25zZSImgtPkkwIgIhsvdjEvc21hbGxob2xkZXI6cmVuZGVyU3RhdGU6ASoScgoFQmF0Y2gSIi5sdWRleC5zbWFsbGhvbGRlci52MS5CYXRjaFJlcXVlc3QaIy5sdWRleC5zbWFsbGhvbGRlci52MS5CYXRjaFJlc3BvbnNlIiCC0+STAhoiFS92MS9zbWFsbGhvbGRlcjpiYXRjaDoBKmIGcHJvdG8z"
  },
  "last": "CvsBCh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiI6CghEdXJhdGlvbhIYCgdzZWNvbmRzGAEgASgDUgdzZWNvbmRzEhQKBW5hbm9zGAIgASgFUgVuYW5vc0KDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINRHVyYXRpb25Qcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9kdXJhdGlvbnBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzMK6gsKHmdvb2dsZS9ycGMvZXJyb3JfZGV0YWlscy5wcm90bxIKZ29vZ2xlLnJwYxoeZ29vZ2xlL3Byb3RvYnVmL2R1cmF0aW9uLnByb3RvIpMBCglFcnJvckluZm8SDgoGcmVhc29uGAEgASgJEg4KBmRvbWFpbhgCIAEoCRI1CghtZXRhZGF0YRgDIAMoCzIjLmdvb2dsZS5ycGMuRXJyb3JJbmZvLk1ldGFkYXRhRW50cnkaLwoNTWV0YWRhdGFFbnRyeRILCgNrZXkYASABKAkSDQoFdmFsdWUYAiABKAk6AjgBIjsKCVJldHJ5SW5mbxIuCgtyZXRyeV9kZWxheRgBIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvbiIyCglEZWJ1Z0luZm8SFQoNc3RhY2tfZW50cmllcxgBIAMoCRIOCgZkZXRhaWwYAiABKAkijwMKDFF1b3RhRmFpbHVyZRI2Cgp2aW9sYXRpb25zGAEgAygLMiIuZ29vZ2xlLnJwYy5RdW90YUZhaWx1cmUuVmlvbGF0aW9uGsYCCglWaW9sYXRpb24SDwoHc3ViamVjdBgBIAEoCRITCgtkZXNjcmlwdGlvbhgCIAEoCRITCgthcGlfc2VydmljZRgDIAEoCRIUCgxxdW90YV9tZXRyaWMYBCABKAkSEAoIcXVvdGFfaWQYBSABKAkSUQoQcXVvdGFfZGltZW5zaW9ucxgGIAMoCzI3Lmdvb2dsZS5ycGMuUXVvdGFGYWlsdXJlLlZpb2xhdGlvbi5RdW90YURpbWVuc2lvbnNFbnRyeRITCgtxdW90YV92YWx1ZRgHIAEoAxIfChJmdXR1cmVfcXVvdGFfdmFsdWUYCCABKANIAIgBARo2ChRRdW90YURpbWVuc2lvbnNFbnRyeRILCgNrZXkYASABKAkSDQoFdmFsdWUYAiABKAk6AjgBQhUKE19mdXR1cmVfcXVvdGFfdmFsdWUilQEKE1ByZWNvbmRpdGlvbkZhaWx1cmUSPQoKdmlvbGF0aW9ucxgBIAMoCzIpLmdvb2dsZS5ycGMuUHJlY29uZGl0aW9uRmFpbHVyZS5WaW9sYXRpb24aPwoJVmlvbGF0aW9uEgwKBHR5cGUYASABKAkSDwoHc3ViamVjdBgCIAEoCRITCgtkZXNjcmlwdGlvbhgDIAEoCSLMAQoKQmFkUmVxdWVzdBI/ChBmaWVsZF92aW9sYXRpb25zGAEgAygLMiUuZ29vZ2xlLnJwYy5CYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uGn0KDkZpZWxkVmlvbGF0aW9uEg0KBWZpZWxkGAEgASgJEhMKC2Rlc2NyaXB0aW9uGAIgASgJEg4KBnJlYXNvbhgDIAEoCRI3ChFsb2NhbGl6ZWRfbWVzc2FnZRgEIAEoCzIcLmdvb2dsZS5ycGMuTG9jYWxpemVkTWVzc2FnZSI3CgtSZXF1ZXN0SW5mbxISCgpyZXF1ZXN0X2lkGAEgASgJEhQKDHNlcnZpbmdfZGF0YRgCIAEoCSJgCgxSZXNvdXJjZUluZm8SFQoNcmVzb3VyY2VfdHlwZRgBIAEoCRIVCg1yZXNvdXJjZV9uYW1lGAIgASgJEg0KBW93bmVyGAMgASgJEhMKC2Rlc2NyaXB0aW9uGAQgASgJIlYKBEhlbHASJAoFbGlua3MYASADKAsyFS5nb29nbGUucnBjLkhlbHAuTGluaxooCgRMaW5rEhMKC2Rlc2NyaXB0aW9uGAEgASgJEgsKA3VybBgCIAEoCSIzChBMb2NhbGl6ZWRNZXNzYWdlEg4KBmxvY2FsZRgBIAEoCRIPCgdtZXNzYWdlGAIgASgJQmwKDmNvbS5nb29nbGUucnBjQhFFcnJvckRldGFpbHNQcm90b1ABWj9nb29nbGUuZ29sYW5nLm9yZy9nZW5wcm90by9nb29nbGVhcGlzL3JwYy9lcnJkZXRhaWxzO2VycmRldGFpbHOiAgNSUENiBnByb3RvMw=="
 },
 "origins": {
  "any": {
   "safe_regex": {
    "regex": ".*"
   }
  },
  "one": {
   "exact": "@origin@"
  }
 },
 "tls": {
  "own": {
   "name": "tls",
   "typed_config": {
    "@type": "type.googleapis.com/envoy.extensions.transport_sockets.tls.v3.DownstreamTlsContext",
    "common_tls_context": {
     "alpn_protocols": [
      "h2",
      "http/1.1"
     ],
     "tls_params": {
      "tls_minimum_protocol_version": "TLSv1_2"
     },
     "tls_certificates": [
      {
       "certificate_chain": {
        "filename": "/etc/ludex/tls/tls.crt"
       },
       "private_key": {
        "filename": "/etc/ludex/tls/tls.key"
       }
      }
     ]
    },
    "require_client_certificate": false
   }
  },
  "mutual": {
   "name": "tls",
   "typed_config": {
    "@type": "type.googleapis.com/envoy.extensions.transport_sockets.tls.v3.DownstreamTlsContext",
    "common_tls_context": {
     "alpn_protocols": [
      "h2",
      "http/1.1"
     ],
     "tls_params": {
      "tls_minimum_protocol_version": "TLSv1_2"
     },
     "tls_certificates": [
      {
       "certificate_chain": {
        "filename": "/etc/ludex/tls/tls.crt"
       },
       "private_key": {
        "filename": "/etc/ludex/tls/tls.key"
       }
      }
     ],
     "validation_context": {
      "trusted_ca": {
       "filename": "/etc/ludex/clients/ca.crt"
      }
     }
    },
    "require_client_certificate": true
   }
  }
 }
}
