import {
  ok,
  refuse,
  type Declared,
  type Exactly,
  type FieldOptions,
  type FieldSpec,
  type Kind,
} from '../../language/kind';
import {
  checkOptions,
  offeredWhen,
  optionConditions,
  optionFromText,
  optionOf,
  textOfOption,
  withTrueOptions,
  type Option,
} from '../shared/options';
import { checkSteps, followingOptions, hasStepRules, stepConditions, stepIssue, stepRule, type Steps } from './steps';

export interface EnumerationOptions extends FieldOptions {
  /** In the order of inputs and filters. */
  readonly options: readonly Option[];
  /**
   * Allowed transitions from each value, optionally restricted to some people: `{ ouvert: ['enCours'],
   * enCours: ['ouvert', { to: 'clos', rights: ['DOSSIERS:admin'] }], clos: [] }`.
   */
  readonly steps?: Steps;
}

export interface EnumerationSpec extends EnumerationOptions, FieldSpec {
  readonly kind: 'enumeration';
}

/** One of a fixed list of values, typed as their union. */
export const enumeration = <const Given extends EnumerationOptions>(
  options: Exactly<Given, EnumerationOptions>,
): Declared<'enumeration', Given, Given['options'][number]['value']> => ({ kind: 'enumeration', ...options });

export const enumerationKind: Kind<EnumerationSpec, string> = {
  name: 'enumeration',
  isSelfEvident: true,
  check: (spec) => [...checkOptions(spec.options), ...checkSteps(spec)],
  parse(input, { options }) {
    const option = optionOf(input, options);
    return option ? ok(option.value) : refuse('enumeration');
  },
  jsonSchema: ({ options }) => ({ type: 'string', enum: options.map(({ value }) => value) }),
  column: () => 'text',
  operators: () => ['equals', 'in', 'notEquals', 'isEmpty', 'isNotEmpty'],
  toText: (value, { options }, language) => textOfOption(value, options, language),
  fromText: (cell, { options }) => optionFromText(cell, options),
  exact: true,
  sortable: true,
  ruleKeywords: (spec) => ({ ...offeredWhen(spec), ...(spec.steps && { 'x-steps': spec.steps }) }),
  conditions: optionConditions,
  narrowed: withTrueOptions,
  following: (stored, spec, mayTake, isTrue) =>
    spec.steps ? { ...spec, options: followingOptions(spec, stored, mayTake, isTrue) } : spec,
  stepConditions,
  stepIssue: (stored, value, spec, isTrue) => stepIssue(spec, stored, value, isTrue),
  hasStepRules,
  stepRule: (stored, value, spec) => stepRule(spec, stored, value),
  seed: ({ options }, index) => options[index % options.length]?.value ?? '',
  samples: {
    spec: enumeration({
      label: ['État', 'State', 'Status', 'Estado'],
      options: [
        { value: 'EnAttente', label: ['En attente', 'Pending', 'Ausstehend', 'Pendente'], status: 'warning' },
        { value: 'Acceptee', label: ['Acceptée', 'Accepted', 'Angenommen', 'Aceite'], status: 'success' },
        { value: 'Refusee', label: ['Refusée', 'Refused', 'Abgelehnt', 'Recusada'], status: 'danger' },
      ],
    }),
    valid: ['EnAttente', 'Acceptee'],
    invalid: [
      { input: 'Annulee', code: 'enumeration' },
      { input: ['EnAttente'], code: 'enumeration' },
    ],
  },
};
