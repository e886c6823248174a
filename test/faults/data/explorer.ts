import { inArea } from '../fault';

const RELATIONS = 'src/custom-pages/explorer/relations.test.ts';
const DECLARATIONS = 'src/custom-pages/explorer/playground/declarations.test.ts';
const CALLS = 'test/api/explorer.test.ts';

export const explorer = inArea('explorer', [
  {
    id: 'explorer-one-way',
    file: 'src/custom-pages/explorer/relations.ts',
    find: `...(parent ? [{ from: name, to: parent.resource, tie: { by: 'parent' } } as const] : []),`,
    replace: `...(parent ? [{ from: name, to: name, tie: { by: 'parent' } } as const] : []),`,
    why: 'the diagram of a resource leaves out what hangs below it',
    tests: [RELATIONS],
  },
  {
    id: 'explorer-boxes-overlap',
    file: 'src/custom-pages/explorer/layoutDiagram.ts',
    find: `const y = top(count) + index * (BOX.height + GAP.between);`,
    replace: `const y = top(count) + (index * (BOX.height + GAP.between)) / 2;`,
    why: 'the boxes of the diagram cover each other',
    tests: [RELATIONS],
  },
  {
    id: 'explorer-unchecked-declaration',
    file: 'src/custom-pages/explorer/playground/tryDeclarations.ts',
    find: `filter(({ resource }) => typed.has(resource));`,
    replace: `filter(({ resource }) => !typed.has(resource));`,
    why: 'a wrong declaration is drawn instead of what is wrong with it',
    tests: [DECLARATIONS],
  },
  {
    id: 'explorer-runs-what-is-typed',
    file: 'src/custom-pages/explorer/playground/readDeclarations.ts',
    find: `if (token.value !== 'defineResource') throw this.refuse(token);`,
    replace: `if (token.value === 'defineResourc') throw this.refuse(token);`,
    why: 'a call of anything in the playground is taken for a declaration',
    tests: [DECLARATIONS],
  },
  {
    id: 'explorer-any-table',
    file: 'server/explorer/explorerCalls.ts',
    find: `registry.visible.find((one) => one.name === name);`,
    replace: `registry.visible.find((one) => one.name === name) ?? registry.visible[0];`,
    why: 'the explorer answers what is not declared with the table of another resource',
    tests: [CALLS],
  },
  {
    id: 'explorer-plan-unchecked',
    file: 'server/explorer/plan.ts',
    find: `if (problems.length > 0) return`,
    replace: `if (problems.length > 99) return`,
    why: 'a change is planned for a declaration that the start would refuse',
    tests: [CALLS],
  },
]);
