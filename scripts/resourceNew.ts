import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { declarationText, withLine } from './resource/declarationText';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';

const USAGE =
  'npm run resource:new -- --name Vehicules --one Véhicule --many Véhicules --field "nom:text! Nom" [--parent --rights --icon --group]';

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
  const read = readOptions(USAGE, { ...FLAGS, field: { type: 'string', multiple: true } });
  return { ...read, field: read.field ?? [] };
}

/** Writes the file of a new resource, formatted, and its line in the index. */
async function main(): Promise<void> {
  const { name = '', one = '', many = '', field, ...others } = await asked(readFlags());
  const made = declarationText({ name, one, many, fields: field, ...others });
  const folder = join(process.cwd(), 'src/resources/schemas');
  const [path, index] = [join(folder, `${made.file}.ts`), join(folder, 'index.ts')];
  if (existsSync(path)) throw new Error(`${path} existe déjà.`);
  const lines = withLine(readFileSync(index, 'utf8'), made.line);
  writeFileSync(path, made.text);
  writeFileSync(index, lines);
  spawnSync(process.execPath, [join('node_modules', 'oxfmt', 'bin', 'oxfmt'), path, index], { stdio: 'ignore' });
  console.log(`Écrit : ${path}\nAjouté à l'index : ${made.line}`);
}

await runCommand(main);
