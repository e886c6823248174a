import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const SCHEMAS = join(ROOT, 'src/resources/schemas');

/** Files of the generator; tests, samples, declarations and the portal's own code may name resources. */
const GENERATOR = /^(src\/resources\/(?!schemas\/)|server\/(?!portal(\/|\.ts$)))/;

/** Identity code may name the resources of rights, which every product has. */
const IDENTITY = /^server\/(identity|admin|seed)\//;
const RIGHTS = /^(Droits|Fonctions|FonctionDroits|Profils|ProfilDroits|ProfilEntreprises|Identite\w+)$/;

/** Rights within companies are read from the portal's companies. */
const COMPANIES = 'server/identity/storage/profileExtents.ts';
const SAMPLES = /\.(test|dom\.test|fixture)\.tsx?$|^src\/resources\/fields\/\w+\/kind\.ts$/;

const names = new Set(
  readdirSync(SCHEMAS)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(SCHEMAS, file), 'utf8').matchAll(/^ {2}name: '([^']+)',$/gm)].map(([, name]) => name),
    ),
);

const isNamed = (text) => names.has(text) || names.has(text.replace(/[/?].*$/s, ''));

const portalNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named: "the generator knows no '{{name}}': a role (registry/roles.ts) or an argument says which it is",
    },
  },
  create: (context) => {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    if (!GENERATOR.test(file) || SAMPLES.test(file) || file === COMPANIES) return {};
    const isOwn = (text) => IDENTITY.test(file) && RIGHTS.test(text);
    const check = (node, text) => {
      if (isNamed(text) && !isOwn(text)) context.report({ node, messageId: 'named', data: { name: text } });
    };
    return {
      Literal: (node) => {
        // Import paths may contain the name of a resource.
        const isPath = /^(Import|Export)/.test(node.parent?.type ?? '');
        if (typeof node.value === 'string' && !isPath) check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked ?? ''),
    };
  },
};

/** The generator must not name a resource of the portal (docs/architecture.md). */
export default { meta: { name: 'generator' }, rules: { portalNames } };
