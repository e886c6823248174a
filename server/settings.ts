import * as z from 'zod';
import { fr } from 'zod/locales';
import { LOOPBACK, trustedProxies } from './trustedProxies';

const port = z.coerce.number().int().min(1).max(65535);
const seconds = z.coerce.number().int().min(1).max(86_400);
const quota = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const bytes = z.coerce.number().int().min(1024);

/** All settings of the server; `.env.example` and the documentation are generated from it. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe(
      'production: no demo tenants, accounts or data. development: no other version of the program uses the database, so that a start takes back columns without values.',
    ),
  HOST: z.string().min(1).default('localhost').describe('Address to listen on; 0.0.0.0 for every network interface.'),
  PORT: port.default(3000).describe('Port to listen on: front end, API and identity provider.'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http').describe('https behind a proxy that terminates TLS.'),
  PUBLIC_PORT: port.optional().describe('Port that browsers see, where a proxy stands in front; PORT by default.'),
  TRUST_PROXY: trustedProxies
    .default(LOOPBACK)
    .describe(
      'Whose X-Forwarded-Host and X-Forwarded-For are believed: a number of proxies in front (1), or the networks that they call from (loopback, 10.0.0.0/8); none for nobody.',
    ),
  SOCLE_DATA: z
    .string()
    .min(1)
    .default('./data')
    .describe('Directory of everything that is kept: database, files, keys.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL server to use instead of the embedded one: postgres://user:password@host:5432/name.'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(1_000)
    .default(10)
    .describe(
      'Connections to PostgreSQL that one process opens, besides one with which it looks whether it answers, and one that hears what others write.',
    ),
  DATABASE_WAIT_SECONDS: seconds.default(10).describe('For how long a call waits for a free connection.'),
  DATABASE_STATEMENT_SECONDS: seconds.default(120).describe('For how long one statement may run.'),
  DATABASE_IDLE_SECONDS: seconds.default(120).describe('For how long a transaction may do nothing.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(0)
    .describe(
      'For how long a server that is told to stop goes on answering while /health/ready says that it stops, so that a load balancer sends nothing more.',
    ),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Another OpenID Connect issuer instead of the embedded one.'),
  OIDC_CLIENT_ID: z.string().min(1).default('socle-front').describe('Client id of the front end at the issuer.'),
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .optional()
    .describe('Audience of access tokens from OIDC_ISSUER; the address of the API by default.'),
  OIDC_RESOURCE: z
    .string()
    .min(1)
    .optional()
    .describe('Resource that tokens are asked for (RFC 8707), where OIDC_ISSUER knows it; absent, none is named.'),
  OIDC_SCOPE: z
    .string()
    .regex(/^(\S+ )*openid( \S+)*$/)
    .default('openid profile')
    .describe('Scopes to ask OIDC_ISSUER for, openid among them.'),
  S3_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Bucket of an S3-compatible service in which uploaded files are kept; absent, they are on disk in SOCLE_DATA.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of the S3-compatible service; Amazon’s own of S3_REGION by default.'),
  S3_REGION: z
    .string()
    .min(1)
    .default('us-east-1')
    .describe('Region of the bucket; other services than Amazon’s ignore it.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Key of the account at the S3 service; absent, the one that the machine itself has at Amazon.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of S3_ACCESS_KEY_ID.'),
  S3_FORCE_PATH_STYLE: z
    .stringbool()
    .default(false)
    .describe('true: the bucket is the first part of the path and not of the host name, as MinIO and others want it.'),
  HISTORY_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(0)
    .describe('Days after which the history forgets what was written, and nothing of it can be taken back; 0: never.'),
  FILE_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(365)
    .describe(
      'Days for which the content of files that were deleted or replaced is kept, so that it can be brought back.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'SMTP server for mails: smtp://user:password@host:587; absent, mails of demo tenants are shown on /mailbox.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/)
    .default('Socle <ne-pas-repondre@socle.example>')
    .describe('Sender of mails.'),
  WEBHOOK_PRIVATE_ADDRESSES: z
    .stringbool()
    .default(false)
    .describe(
      'true: webhooks may also call addresses of private networks and of this machine, without TLS; false: public ones by https alone.',
    ),
  MAX_BODY_BYTES: bytes.default(1_048_576).describe('Largest JSON body.'),
  MAX_CHANGES_BYTES: bytes.default(209_715_200).describe('Largest change set (an import), sent as JSON lines.'),
  MAX_SPOOL_BYTES: bytes
    .default(2_147_483_648)
    .describe('Room on disk for the change sets that are being read or answered, all of them together.'),
  UNREAD_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('For how many seconds a connection is kept whose caller neither sends its body nor reads its answer.'),
  MAX_FILE_BYTES: bytes.default(26_214_400).describe('Largest uploaded file.'),
  MAX_UPLOAD_BYTES: bytes.default(104_857_600).describe('Largest form with files, all of them together.'),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(6000)
    .describe('Calls of the API and of the identity provider that one address may make in a minute; 0 for no limit.'),
  QUOTA_RECORDS: quota.default(20_000_000).describe('Records of a tenant, all resources together; 0 for no limit.'),
  QUOTA_FILES: quota.default(5_000_000).describe('Files that the records of a tenant name; 0 for no limit.'),
  QUOTA_FILE_BYTES: quota
    .default(2_199_023_255_552)
    .describe('Bytes of the files that the records of a tenant name; 0 for no limit.'),
  QUOTA_DAY_RECORDS: quota
    .default(2_000_000)
    .describe('Records that one person creates or changes on one day of the database; 0 for no limit.'),
  QUOTA_DAY_FILES: quota.default(50_000).describe('Files that one person adds on one day; 0 for no limit.'),
  QUOTA_DAY_FILE_BYTES: quota
    .default(107_374_182_400)
    .describe('Bytes of files that one person adds on one day; 0 for no limit.'),
  QUOTA_OWN_VIEWS: quota.default(1_000).describe('Views of lists that one person has saved; 0 for no limit.'),
  QUOTA_OWN_PREFERENCES: quota.default(1_000).describe('Preferences of one person; 0 for no limit.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('What is logged, as lines of JSON on the standard output.'),
});

type Parsed = z.infer<typeof settingsSchema>;

/** Settings that require another one. */
const NEEDED: readonly (readonly [keyof Parsed, keyof Parsed])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
];

function requireTogether(parsed: Parsed): void {
  const lacking = NEEDED.find(([given, needed]) => parsed[given] !== undefined && parsed[needed] === undefined);
  if (lacking) throw new SettingsError(`Réglage incorrect - ${lacking[0]} : ${lacking[1]} est attendu aussi`);
}

export type Settings = Readonly<Omit<Parsed, 'PUBLIC_PORT'> & { PUBLIC_PORT: number }>;

/** A missing or invalid setting; the message is one line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** An empty variable counts as absent, as in `PORT= npm start`. */
const given = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.keys(settingsSchema.shape).flatMap((key) => (env[key] ? [[key, env[key]]] : [])));

/**
 * @throws {SettingsError} naming each invalid variable, its value and what is expected
 * @example settingsFromEnvironment({ PORT: '8080' }).PORT // 8080
 */
export function settingsFromEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(given(env), { error: fr().localeError });
  if (parsed.success) {
    requireTogether(parsed.data);
    return { ...parsed.data, PUBLIC_PORT: parsed.data.PUBLIC_PORT ?? parsed.data.PORT };
  }
  const wrong = parsed.error.issues.map(({ path: [key], message }) => `${String(key)} : ${message}`);
  throw new SettingsError(`Réglage incorrect - ${[...new Set(wrong)].join(' ; ')}`);
}
