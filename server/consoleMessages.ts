import type { DemoAccount } from './product';
import { DatabaseUnavailable, hasCode, messageOf } from './database/errors';
import { VersionRefused } from './database/versionRefused';
import { VERSION } from './http/version';
import { SettingsError, type Settings } from './settings';
import { isDemoTenant, originOf, type TenantDefinition } from './tenants';

export interface ServedTenant {
  readonly tenant: TenantDefinition;
  readonly demoAccounts: readonly DemoAccount[];
}

export function startFailure(
  error: unknown,
  settings?: Pick<Settings, 'PORT' | 'DATABASE_URL' | 'SOCLE_DATA'>,
): string {
  const message = messageOf(error);
  if (error instanceof SettingsError) return message;
  if (hasCode(error, 'EADDRINUSE'))
    return `Le port ${settings?.PORT ?? ''} est déjà utilisé ; choisissez-en un autre avec PORT.`;
  if (hasCode(error, 'EACCES') && message.startsWith('listen')) {
    return `Le port ${settings?.PORT ?? ''} ne peut pas être ouvert par cet utilisateur ; choisissez-en un autre avec PORT.`;
  }
  if (error instanceof DatabaseUnavailable) {
    const where = settings?.DATABASE_URL ? 'DATABASE_URL' : `SOCLE_DATA=${settings?.SOCLE_DATA ?? ''}`;
    return `La base de données ne s'ouvre pas (${where}) : ${message}`;
  }
  if (error instanceof VersionRefused)
    return `La version ${error.own} ne peut plus servir ${error.schema} ; la plus ancienne qui le peut est ${error.lowest}.`;
  return `Le serveur n'a pas démarré : ${message}`;
}

export const databaseEnded = (reason: string, pause: number): string =>
  `La base de données s'est arrêtée (${reason}) ; redémarrage dans ${(pause / 1000).toLocaleString('fr')} s.`;

export const DATABASE_RESTARTED = 'La base de données est de nouveau en service.';

export const databaseLost = (reason: string): string =>
  `La base de données ne redémarre pas (${reason}) ; le serveur s'arrête.`;

export const columnsKept = (schema: string, columns: readonly string[]): string =>
  `Colonnes de ${schema} que cette version ne déclare pas, gardées telles quelles : ${columns.join(', ')}.`;

/** Added if no other version serves. */
export const COLUMNS_GO =
  '« npm run schema:migrate » montre ce qu’elles contiennent et les enlève, après une sauvegarde.';

/** The text printed once the server answers: addresses and demo accounts. */
export function readyText(tenants: readonly ServedTenant[], settings: Settings, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toLocaleString('fr', { maximumFractionDigits: 1 });
  const ofTenants = tenants.flatMap(({ tenant, demoAccounts }) => [
    '',
    `  ${tenant.name} : ${tenant.hosts.map((host) => originOf(settings, host)).join('  ')}`,
    ...demoAccounts.map(({ email, password, prenom, nom }) => `    ${email} / ${password}  (${prenom} ${nom})`),
  ]);
  const hasMailbox =
    !settings.SMTP_URL && settings.NODE_ENV !== 'production' && tenants.some(({ tenant }) => isDemoTenant(tenant));
  const none = tenants.length === 0 ? ['', "  Aucune organisation n'existe encore."] : [];
  return [
    `Socle ${VERSION} est prêt (${seconds} s). Documentation de l'API : /docs`,
    ...(hasMailbox ? ['Messages envoyés par la démonstration : /mailbox'] : []),
    ...ofTenants,
    ...none,
    '',
    'Ctrl + C pour arrêter.',
  ].join('\n');
}
