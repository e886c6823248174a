/** Operand of an operator: none, one value, part of a text, several values, or a range. */
type Operand = 'none' | 'one' | 'part' | 'several' | 'range';

/**
 * All operators of filters and conditions, with their operands, from which editors, parsers and checks are
 * derived. A new operator needs texts (`src/i18n/messages/<language>/screens.ts`, `operators`), a test
 * (`src/resources/records/holds.ts`), SQL (`server/database/listing/condition.ts`, with the patterns of
 * `server/database/migration/sharedFunctions.ts`) and search support (`server/database/listing/foundBySearch.ts`);
 * kinds offer it through `operators` (`src/resources/fields/<kind>/kind.ts`; e-mail, telephone and other texts of a
 * fixed format share `fields/shared/writtenKind.ts`). An operator on a part of a text receives that part in stored
 * form (the kind's `storedPart`, which takes it for a beginning).
 */
export const OPERANDS = {
  equals: 'one',
  notEquals: 'one',
  contains: 'part',
  startsWith: 'part',
  lessThan: 'one',
  lessOrEqual: 'one',
  greaterThan: 'one',
  greaterOrEqual: 'one',
  between: 'range',
  in: 'several',
  isEmpty: 'none',
  isNotEmpty: 'none',
} as const satisfies Readonly<Record<string, Operand>>;

export type Operator = keyof typeof OPERANDS;

export const OPERATORS = Object.keys(OPERANDS) as [Operator, ...Operator[]];

/** Operators with this operand. */
export type OperatorOf<Form extends Operand> = {
  [Name in Operator]: (typeof OPERANDS)[Name] extends Form ? Name : never;
}[Operator];

export const compares = <Form extends Operand>(operator: Operator, form: Form): operator is OperatorOf<Form> =>
  (OPERANDS[operator] as Operand) === form;
