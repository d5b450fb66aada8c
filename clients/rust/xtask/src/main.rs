//! Regenerates `src/generated` from the contract, read as a descriptor set:
//!
//! ```text
//! buf build proto -o contract.binpb
//! cargo run -p xtask -- contract.binpb            write it
//! cargo run -p xtask -- contract.binpb --check    exit with 1 when it is not what would be written
//! ```
//!
//! `make rust-generate` does both steps. Users of the crate need neither buf nor protoc.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use prost::Message;
use prost_build::{Service, ServiceGenerator};
use prost_types::FileDescriptorSet;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let (flags, files): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|each| each.starts_with("--"));
    let [contract] = files.as_slice() else {
        return Err("usage: xtask CONTRACT.binpb [--check]".into());
    };
    let fresh = generated(Path::new(contract))?;
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/generated");
    if flags.iter().any(|flag| flag == "--check") {
        let stale = differences(&fresh, &contents(&target)?);
        if !stale.is_empty() {
            return Err(format!("stale, run `make rust-generate`: {}", stale.join(", ")).into());
        }
        return Ok(());
    }
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    fs::create_dir_all(&target)?;
    for (name, content) in fresh {
        fs::write(target.join(name), content)?;
    }
    Ok(())
}

/// The files that belong into `src/generated`, by name.
fn generated(contract: &Path) -> Result<BTreeMap<PathBuf, String>, Box<dyn Error>> {
    let mut files = FileDescriptorSet::decode(fs::read(contract)?.as_slice())?;
    // The HTTP annotations are options, which no Rust code comes of.
    files.file.retain(|file| {
        file.package() != "google.api" && !file.name().ends_with("descriptor.proto")
    });
    let folder = tempfile::tempdir()?;
    let mut config = prost_build::Config::new();
    config
        .out_dir(folder.path())
        .include_file("mod.rs")
        .enable_type_names()
        .extern_path(".google.rpc", "::tonic_types::pb")
        .service_generator(Box::new(Services(
            tonic_prost_build::configure()
                .build_server(false)
                .build_transport(false)
                .service_generator(),
        )))
        .compile_fds(files)?;
    contents(folder.path())
}

/// Beside tonic's stub of a service: for each request, what it asks.
struct Services(Box<dyn ServiceGenerator>);

impl ServiceGenerator for Services {
    fn generate(&mut self, service: Service, code: &mut String) {
        for method in &service.methods {
            code.push_str(&format!(
                "impl crate::Request for {request} {{
                    type Response = {response};
                    const METHOD: &'static str = \"{method}\";
                    const PATH: &'static str = \"/{package}.{service}/{method}\";
                }}\n",
                request = method.input_type,
                response = method.output_type,
                package = service.package,
                service = service.proto_name,
                method = method.proto_name,
            ));
        }
        self.0.generate(service, code);
    }

    fn finalize(&mut self, code: &mut String) {
        self.0.finalize(code);
    }

    fn finalize_package(&mut self, package: &str, code: &mut String) {
        self.0.finalize_package(package, code);
    }
}

fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, String>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().expect("an entry has a name");
        found.insert(PathBuf::from(name), fs::read_to_string(&path)?);
    }
    Ok(found)
}

fn differences(
    fresh: &BTreeMap<PathBuf, String>,
    committed: &BTreeMap<PathBuf, String>,
) -> Vec<String> {
    let mut names: Vec<_> = fresh.keys().chain(committed.keys()).collect();
    names.sort();
    names.dedup();
    names.retain(|name| fresh.get(*name) != committed.get(*name));
    names
        .iter()
        .map(|name| name.display().to_string())
        .collect()
}
