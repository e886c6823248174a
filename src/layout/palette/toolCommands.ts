import { heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import { colonOf, inLanguage } from '../../resources/language/words';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { pathOf } from '../../resources/registry/paths';
import { screensOfTool, toolPath, type Tool } from '../../resources/routes/tools';
import type { Command, CommandSources } from './commands';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';

/** Lists visited last first, then as the menu has them. */
function ranksOf({ menu, visited }: CommandSources): (schema: ResourceSchema) => number {
  const paths = [...visited, ...menu.flatMap(({ links }) => links.map(({ path }) => path))];
  return (schema) => {
    const at = paths.indexOf(pathOf(schema, 'list'));
    return at < 0 ? paths.length : at;
  };
}

const OFFERED_TOOLS = ['import', 'grid', 'bin', 'changes'] as const satisfies readonly Tool[];

/** Actions on whole lists: import, spreadsheet, bin, changes; of the open and the last visited lists first. */
export const toolCommands = (sources: CommandSources): readonly Command[] => {
  const { schemas, held, language, translate, offers } = sources;
  const rankOf = ranksOf(sources);
  return schemas
    .filter(({ parent }) => !parent)
    .flatMap((schema) =>
      OFFERED_TOOLS.filter(
        (tool) =>
          offers.hasTool(schema, tool) &&
          screensOfTool(schema, tool).some((screen) =>
            isRouteAllowed(ruleOf(schema, screen), heldOf(schema, screen, held)),
          ),
      ).map((tool): Command => ({
        id: `${tool} ${schema.name}`,
        group: 'tools',
        label: translate(`shell.palette.tools.${tool}`, { name: inLanguage(schema.label.many, language) }),
        synonyms: inLanguage(paletteWords[`${tool}Synonyms`], language),
        icon: schema.icon,
        rank: rankOf(schema),
        effect: { kind: 'go', path: toolPath(schema, tool) },
      })),
    );
};

/** The export of a list is a dialog on its page, which the page opens. */
export const exportCommands = (sources: CommandSources): readonly Command[] => {
  const { menu, schemas, held, language } = sources;
  const rankOf = ranksOf(sources);
  const pages = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
  return searchableBy(schemas, held)
    .filter((schema) => pages.has(pathOf(schema, 'list')))
    .map((schema) => ({
      id: `export ${schema.name}`,
      group: 'tools',
      label: inLanguage(paletteWords.export, language) + colonOf(language) + inLanguage(schema.label.many, language),
      synonyms: inLanguage(paletteWords.exportSynonyms, language),
      icon: schema.icon,
      rank: rankOf(schema),
      effect: { kind: 'go', path: pathOf(schema, 'list'), state: { opens: 'export' } },
    }));
};
