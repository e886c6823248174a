interface ConfigOptions {
  readonly port: number;
  readonly pages: string;
  readonly database: string;
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Glewlwyd's configuration: the modules of Debian's package, on loopback, without TLS. */
export function glewlwydConfig({ port, pages, database }: ConfigOptions): string {
  const types = Object.entries(MIME_TYPES).map(
    ([extension, type]) => `{ extension = "${extension}" mime_type = "${type}" }`,
  );
  return `
port=${port}
bind_address="127.0.0.1"
external_url="http://localhost:${port}"
login_url="login.html"
api_prefix="api"
static_files_path="${pages}"
static_files_mime_types = (${types.join(', ')})
allow_origin="*"
allow_methods="GET, POST, PUT, DELETE, OPTIONS"
allow_headers="Origin, X-Requested-With, Content-Type, Accept, Bearer, Authorization, DPoP"
expose_headers="Content-Encoding, Authorization"
log_mode="console"
log_level="INFO"
cookie_secure=0
cookie_same_site="lax"
session_key="GLEWLWYD2_SESSION_ID"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${database}"; };
`;
}
