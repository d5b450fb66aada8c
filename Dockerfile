# One image for all games: `docker run IMAGE`, or `docker run IMAGE serve hexaequo` for one of them.
# docs/operations.md says how to run it, under "Containers".
#
# To pin the base, --build-arg BASE=debian@sha256:…
ARG BASE=debian:trixie-slim


# The playground: a few files of the web app, which the edge answers by itself.
FROM ${BASE} AS playground
RUN apt-get update \
    && apt-get install --yes --no-install-recommends nodejs npm \
    && rm -rf /var/lib/apt/lists/* \
    && npm install --global --no-audit --no-fund npm@11.19.1
WORKDIR /build
# Dependencies before the sources, as below.
COPY clients/typescript/package.json clients/typescript/package-lock.json clients/typescript/
COPY clients/web/package.json clients/web/package-lock.json clients/web/
RUN npm --prefix clients/typescript ci --ignore-scripts --no-audit --no-fund \
    && npm --prefix clients/web ci --ignore-scripts --no-audit --no-fund
COPY docs/rules docs/rules
COPY docs/pictures docs/pictures
COPY clients/typescript clients/typescript
COPY clients/web clients/web
RUN npm --prefix clients/typescript run build \
    && npm --prefix clients/web run build


FROM ${BASE} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev python3-dev python3-venv \
    && rm -rf /var/lib/apt/lists/*
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_NO_COMPILE=1
WORKDIR /build

# Dependencies before the sources, so that a change of ludex does not fetch them anew. The target has
# no pip of its own: that of the tools installs into it.
COPY requirements-build.lock requirements-runtime.lock ./
RUN python3 -m venv tools \
    && tools/bin/pip install --quiet --require-hashes -r requirements-build.lock \
    && python3 -m venv --without-pip /opt/ludex \
    && tools/bin/pip --python /opt/ludex/bin/python install --quiet --only-binary :all: \
        --require-hashes -r requirements-runtime.lock

COPY pyproject.toml setup.py README.md LICENSE ./
COPY services services
COPY clients/python/src clients/python/src
COPY --from=playground /build/services/ludex/edge/playground services/ludex/edge/playground
# The last commit's time in `make image`; the default is the earliest that a wheel can hold.
ARG SOURCE_DATE_EPOCH=315532800
# setup.py makes do without compiled kernels where they can't be had; an image must not.
RUN tools/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir wheels . \
    && tools/bin/pip --python /opt/ludex/bin/python install --quiet --no-deps wheels/ludex-*.whl \
    && /opt/ludex/bin/ludex describe hexaequo | grep --quiet '^ *rules *compiled' \
    && test -s "$(/opt/ludex/bin/python -c 'from ludex.edge.pages import BUILT; print(BUILT)')/index.html"
# What only people who build against a package read goes; bytecode comes, for nothing can write it
# later. It holds no times, and neither do the files.
RUN cd /opt/ludex \
    && find . -type d \( -name tests -o -name test -o -name include \) -prune -exec rm -rf {} + \
    && find . -type f \( -name '*.pyi' -o -name '*.pyx' -o -name '*.pxd' -o -name '*.[ch]' \
        -o -name '*.proto' \) -delete \
    && find . -type d -name __pycache__ -prune -exec rm -rf {} + \
    && bin/python -m compileall -q -j 0 --invalidation-mode unchecked-hash lib \
    && find . -exec touch --no-dereference --date "@${SOURCE_DATE_EPOCH}" {} +


FROM ${BASE}
ARG SOURCE_DATE_EPOCH=315532800
RUN apt-get update \
    && apt-get install --yes --no-install-recommends python3 \
    && groupadd --system --gid 10001 ludex \
    && useradd --system --uid 10001 --gid ludex --home-dir /nonexistent --no-create-home \
        --shell /usr/sbin/nologin ludex \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/*-old \
        /var/cache/ldconfig/aux-cache /var/log/* /etc/*-
# All of /opt, so that its folders keep their times.
COPY --from=build /opt /opt

# With several workers the supervisor keeps their sockets in a temporary folder; /dev/shm can be
# written even where the root file system can't.
ENV PATH=/opt/ludex/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    TMPDIR=/dev/shm \
    LUDEX_HOST=0.0.0.0 \
    LUDEX_METRICS_PORT=9464
USER 10001:10001
EXPOSE 50051 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=30s --retries=3 CMD ["ludex", "health"]
ENTRYPOINT ["ludex"]
CMD ["serve"]

ARG BASE
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="ludex" \
    org.opencontainers.image.description="Board-game rules as a service: what is legal, what a move does, and who has won." \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.base.name="${BASE}" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}"
