import { createInterface } from 'node:readline';
import { readOptions } from './readOptions';
import { schemas } from '../src/portal/declared';
import { nearest } from '../src/resources/common/nearest';
import { readField, type NewField } from './resource/newField';
import { proposeResources } from './resource/proposeResources';
import { writeResources } from './resource/writeResources';
import { runCommand } from './runCommand';

const USAGE =
  'npm run resource:new -- --name Vehicules --one Véhicule --many Véhicules --field "nom:text! Nom" [--parent --rights --icon --group]\n' +
  'npm run resource:new -- --from-openapi fichier | --from-database postgres://… [--schema public] [--only Nom | --all]';

const text = { type: 'string' } as const;
const FLAGS = { name: text, one: text, many: text, parent: text, rights: text, icon: text, group: text } as const;

/** Asks in the terminal for what no flag says. */
async function asked(given: ReturnType<typeof readFlags>) {
  if (given.name && given.one && given.many && given.field.length > 0) return given;
  const terminal = createInterface({ input: process.stdin });
  // Line by line: answers may also come from a pipe, all at once.
  const answers = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value, done } = await answers.next();
    return done ? '' : String(value);
  };
  try {
    const name = given.name ?? (await ask('Nom de la collection (Vehicules) : '));
    const one = given.one ?? (await ask('Une fiche s’appelle (Véhicule / Vehicle / Fahrzeug / Veículo) : '));
    const many = given.many ?? (await ask('Plusieurs s’appellent : '));
    const field = [...given.field];
    while (given.field.length === 0) {
      const answer = await ask('Champ (nom:text! Nom ; rien pour finir) : ');
      if (answer.trim() === '') break;
      field.push(answer);
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

/** Refuses a field that points at what is not declared, as the start would. @throws {Error} */
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

/** Writes the file of a new resource, or of those that a document or a database lets expect. */
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
  const fields = field.map(readField);
  requireTargets(name, fields);
  writeResources(process.cwd(), [{ name, one, many, parent, rights, icon, group, fields }]);
}

await runCommand(main);
