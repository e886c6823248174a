/** What an operator compares with: no value, one, a part of a text, several values, or two ends. */
type Operand = 'none' | 'one' | 'part' | 'several' | 'range';

/**
 * Every comparison that a filter or a condition can make, with what it compares with. Editors, readers and checks follow from that;
 * a new operator compiles once it has its words (`i18n/messages`, `screens.operators`), its test of a record (`records/holds.ts`),
 * its SQL (`server/database/listing/condition.ts`) and what it says of a search (`listing/foundBySearch.ts`), and is offered by the
 * kinds of fields that name it (`operators` of `fields/<kind>/kind.ts`). One that compares with a part of a text gets that part in the
 * form that is stored (`storedPart` of the kind: of a telephone number its beginning).
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

/** Those that compare with values of this form. */
export type OperatorOf<Form extends Operand> = {
  [Name in Operator]: (typeof OPERANDS)[Name] extends Form ? Name : never;
}[Operator];

export const compares = <Form extends Operand>(operator: Operator, form: Form): operator is OperatorOf<Form> =>
  (OPERANDS[operator] as Operand) === form;
