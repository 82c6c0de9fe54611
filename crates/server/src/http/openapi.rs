//! The description of the interface for programs, generated from the code.

use gipfel_wire::Problem;
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, Ref, ResponseBuilder};

use super::{account, archive, games, people, programs, session, tokens};

/// Everything that can be asked for with single requests. What is said over the socket and in streams are the same types.
#[derive(OpenApi)]
#[openapi(
    info(title = "Gipfel", description = "People, games and programs that play. docs/API.md says how it hangs together."),
    paths(
        session::begin,
        session::show,
        session::end,
        account::sign_up,
        account::sign_in,
        account::recover,
        account::change_password,
        account::recovery_codes,
        account::sign_out_everywhere,
        account::delete,
        account::become_bot,
        account::export,
        account::is_name_free,
        tokens::list,
        tokens::create,
        tokens::delete,
        people::profile,
        people::rating_history,
        people::leaders,
        people::blocked,
        people::block,
        people::unblock,
        people::report,
        games::invitation,
        games::game,
        games::mine,
        archive::search,
        archive::records,
        archive::game_record,
        archive::request_analysis,
        archive::analysis,
        archive::live,
        programs::request,
        programs::stream
    ),
    components(schemas(Problem)),
    security(("token" = [])),
    modifiers(&Tokens, &Refusals)
)]
struct Description;

struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let components = description.components.get_or_insert_default();
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("token", scheme);
    }
}

/// Whatever is asked for may be refused, and always in the same way.
struct Refusals;

impl utoipa::Modify for Refusals {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let refused = ResponseBuilder::new()
            .description("Refused")
            .content("application/json", problem)
            .build();
        let operations = description.paths.paths.values_mut().flat_map(|item| {
            [&mut item.get, &mut item.post, &mut item.put, &mut item.delete].into_iter().flatten()
        });
        for operation in operations {
            operation.responses.responses.insert("4XX".to_owned(), refused.clone().into());
        }
    }
}

/// The description as JSON.
pub(crate) fn description() -> String {
    let text = Description::openapi().to_pretty_json();
    text.expect("the description is plain data") + "\n"
}

/// Tells a program how to talk to the server.
pub(crate) async fn show() -> impl axum::response::IntoResponse {
    ([(axum::http::header::CONTENT_TYPE, "application/json")], description())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_description_is_up_to_date() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        let generated = description();
        if std::env::var_os("UPDATE_TYPES").is_some() {
            std::fs::write(&path, &generated).expect("the description can be written");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == generated,
            "docs/openapi.json is stale: UPDATE_TYPES=1 cargo test -p gipfel-server openapi"
        );
    }

    /// Every route that the service has is described, except those that are for browsers and for tests.
    #[test]
    fn every_route_is_described() {
        let routes = include_str!("mod.rs");
        let api = routes.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let described = description();
        for path in api {
            let known = described.contains(&format!("\"/api{path}\""));
            let apart = [
                "/socket",
                "/time",
                "/openapi.json",
                "/server.json",
                "/healthz",
                "/readyz",
                "/metrics",
            ];
            assert!(known || apart.contains(&path), "{path} is not described");
        }
    }
}
