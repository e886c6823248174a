import { contractPlan, contractSchemas } from '../server/admin/contractSchemas';
import { settingsFromEnvironment } from '../server/settings';
import { schemas } from '../src/portal/declared';
import { createRegistry } from '../src/resources/registry/registry';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const USAGE = 'npm run schema:contract -- [--apply]';

const PLANNED = `Rien n'est fait encore : ces instructions suppriment ce que seule une autre version utilise, données comprises.
Quand aucune autre version ne sert plus : ${USAGE.replace(/[[\]]/g, '')}`;

/** Prints or applies the contract step of all tenants. The embedded database must not be in use. */
async function main(): Promise<void> {
  const { apply = false } = readOptions(USAGE, { apply: { type: 'boolean' } });
  const registry = createRegistry(schemas);
  await withDatabase(settingsFromEnvironment(process.env), async (database) => {
    for (const [schema, statements] of await contractPlan(database, registry))
      console.log([`-- ${schema}`, ...statements.map((statement) => `${statement};`)].join('\n'));
    if (!apply) return console.log(PLANNED);
    await contractSchemas(database, registry);
    console.log('Les versions antérieures ne peuvent plus démarrer sur cette base.');
  });
}

await runCommand(main);
