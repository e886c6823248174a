import { hasScreens, ruleOf, type Action } from '../../resources/access/access';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { screenRuleOf } from '../../resources/routes/routeRules';
import { hasTool, screensOfTool, toolRoute, TOOLS } from '../../resources/routes/tools';
import { screenAddresses } from '../../resources/views/screenAddresses';
import { PlainTable } from './PlainTable';
import { RuleText } from './RuleText';
import { useExplorerWord } from './useExplorerWord';
import type { AccessRule } from '../../resources/language/accessRule';

interface ScreenLine {
  readonly name: string;
  readonly address: string;
  readonly rules: readonly AccessRule[];
}

const ACTIONS: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

function linesOf(schema: ResourceSchema): readonly ScreenLine[] {
  if (!hasScreens(schema))
    return ACTIONS.map((action) => ({ name: action, address: '', rules: [ruleOf(schema, action)] }));
  return [
    ...screenAddresses(schema).map(({ schema: shown, screen, path }) => ({
      name: screen,
      address: path,
      rules: [screenRuleOf(shown, screen)],
    })),
    { name: 'delete', address: '', rules: [screenRuleOf(schema, 'delete')] },
    ...TOOLS.filter((tool) => hasTool(schema, tool)).map((tool) => ({
      name: tool,
      address: toolRoute(schema, tool),
      rules: screensOfTool(schema, tool).map((screen) => screenRuleOf(schema, screen)),
    })),
  ];
}

export function ScreensPart({ schema }: { readonly schema: ResourceSchema }) {
  const word = useExplorerWord();
  const rows = linesOf(schema).map(({ name, address, rules }) => ({
    key: `${name} ${address}`,
    cells: [
      <code key="name">{name}</code>,
      address,
      rules.map((rule) => (
        <div key={JSON.stringify(rule)}>
          <RuleText rule={rule} />
        </div>
      )),
    ],
  }));
  return (
    <PlainTable label={word('screens')} headings={[word('screen'), word('address'), word('opensWith')]} rows={rows} />
  );
}
