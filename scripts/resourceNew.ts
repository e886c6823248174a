import { createInterface } from 'node:readline';
import { readOptions } from './readOptions';
import { schemas } from '../src/portal/declared';
import { nearest } from '../src/resources/common/nearest';
import { askLanguages, untranslated, withFieldPlaces, withPlaces } from './resource/languages';
import { readField, type NewField } from './resource/newField';
import { proposeResources } from './resource/proposeResources';
import { writeResources } from './resource/writeResources';
import { runCommand } from './runCommand';

const USAGE =
  'npm run resource:new -- --name Vehicules --one "Véhicule / Vehicle / Fahrzeug / Veículo" --many … --field "nom:text! Nom / Name / Name / Nome" [--parent --rights --icon --group]\n' +
  'npm run resource:new -- --from-openapi fichier | --from-database postgres://… [--schema public] [--only Nom | --all]';

const text = { type: 'string' } as const;
const FLAGS = { name: text, one: text, many: text, parent: text, rights: text, icon: text, group: text } as const;

/** Prompts for values that are not given as flags. */
async function asked(given: ReturnType<typeof readFlags>) {
  if (given.name && given.one && given.many && given.field.length > 0) return given;
  const terminal = createInterface({ input: process.stdin });
  // Read line by line: answers may come from a pipe all at once.
  const answers = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value, done } = await answers.next();
    return done ? '' : String(value);
  };
  try {
    const name = given.name ?? (await ask('Nom de la collection (Vehicules) : '));
    const one = await askLanguages(given.one ?? (await ask('Une fiche s’appelle (Véhicule) : ')), ask);
    const many = await askLanguages(given.many ?? (await ask('Plusieurs s’appellent : ')), ask);
    const field = [...given.field];
    while (given.field.length === 0) {
      const answer = await ask('Champ (nom:text! Nom ; rien pour finir) : ');
      if (answer.trim() === '') break;
      const { label } = readField(answer);
      field.push(`${/^\S+/.exec(answer.trim())?.[0]} ${await askLanguages(label, ask)}`);
    }
    return { ...given, name, one, many, field };
  } finally {
    terminal.close();
  }
}

function readFlags() {
  const several = { type: 'string', multiple: true } as const;
  const read = readOptions(USAGE, {
    ...FLAGS,
    field: several,
    'from-openapi': text,
    'from-database': text,
    schema: text,
    only: several,
    all: { type: 'boolean' },
  });
  return { ...read, field: read.field ?? [] };
}

/** Refuses references to undeclared resources, as the check at start would. @throws {Error} */
function requireTargets(own: string, fields: readonly NewField[]): void {
  const names = [own, ...schemas.map(({ name }) => name)];
  for (const { name, options } of fields) {
    const target = options?.['resource'];
    if (typeof target !== 'string' || names.includes(target)) continue;
    const close = nearest(target, names);
    throw new Error(
      `« ${name} » : « ${target} » n’est pas déclaré${close ? ` ; vouliez-vous dire « ${close} » ?` : ''}`,
    );
  }
}

/** Writes the file of a new resource, or those of proposals from a document or a database. */
async function main(): Promise<void> {
  const flags = readFlags();
  const {
    'from-openapi': fromOpenApi,
    'from-database': fromDatabase,
    schema = 'public',
    only = [],
    all = false,
  } = flags;
  if (fromOpenApi !== undefined || fromDatabase !== undefined)
    return proposeResources(process.cwd(), { fromOpenApi, fromDatabase, schema, only, all });
  const { name = '', one = '', many = '', field, parent, rights, icon, group } = await asked(flags);
  const fields = field.map(readField).map(withFieldPlaces);
  requireTargets(name, fields);
  const resource = { name, one: withPlaces(one), many: withPlaces(many), parent, rights, icon, group, fields };
  writeResources(process.cwd(), [resource]);
  const missing = untranslated(resource);
  if (missing.length > 0)
    console.log(
      `Sans traduction, ce que le démarrage refuse (S105)\u00a0: ${missing.map((one) => `«\u00a0${one}\u00a0»`).join(', ')}`,
    );
}

await runCommand(main);
