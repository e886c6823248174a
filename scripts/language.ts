import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownLanguage } from '../test/support/cover/knownLanguage';
import { ENTRIES } from '../test/support/cover/readLanguage';
import { typedLanguage } from '../test/support/cover/typedLanguage';

/** Generates the list of allowed options from the types of the language, for the check at start. */
const root = process.cwd();
const known = knownLanguage(typedLanguage(root, ENTRIES));
writeFileSync(join(root, 'src/resources/check/language.json'), `${JSON.stringify(known, null, 2)}\n`);
