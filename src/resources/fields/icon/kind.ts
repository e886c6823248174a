import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';
import { optionFromText, optionOf, textOfOption } from '../shared/options';

export interface IconSpec extends FieldSpec {
  readonly kind: 'icon';
}

/** Icons of section 3 of the specification, with the contract's keys. */
export const ICONS = [
  { value: 'Tool', label: ['Outils', 'Tools', 'Werkzeuge', 'Ferramentas'] },
  { value: 'Mail', label: ['Message', 'Message', 'Nachricht', 'Mensagem'] },
  { value: 'MessageCircle', label: ['SMS', 'Text message', 'SMS', 'SMS'] },
  { value: 'Coffee', label: ['Service', 'Service', 'Dienst', 'Serviço'] },
  { value: 'BarChart2', label: ['Statistiques', 'Statistics', 'Statistik', 'Estatísticas'] },
  { value: 'DollarSign', label: ['Monnaie', 'Money', 'Geld', 'Dinheiro'] },
  { value: 'Bell', label: ['Cloche', 'Bell', 'Glocke', 'Sino'] },
  { value: 'Codesandbox', label: ['Divers', 'Miscellaneous', 'Sonstiges', 'Diversos'] },
] as const;

export type IconName = (typeof ICONS)[number]['value'];

/** One of the eight icons of section 3 of the specification. */
export const icon = fieldFactory<'icon', FieldOptions, IconName>('icon');

const isIcon = (value: unknown): value is IconName => optionOf(value, ICONS) !== undefined;

export const iconKind: Kind<IconSpec, IconName> = {
  name: 'icon',
  parse: (input) => (isIcon(input) ? ok(input) : refuse('icon')),
  jsonSchema: () => ({ type: 'string', enum: ICONS.map(({ value }) => value) }),
  column: () => 'text',
  operators: () => ['equals', 'in', 'notEquals', 'isEmpty', 'isNotEmpty'],
  toText: (value, _spec, language) => textOfOption(value, ICONS, language),
  fromText: (cell) => optionFromText(cell, ICONS),
  sortable: true,
  seed: (_spec, index) => ICONS[index % ICONS.length]?.value ?? 'Bell',
  samples: {
    spec: icon({ label: ['Icône', 'Icon', 'Symbol', 'Ícone'] }),
    valid: ['Tool', 'Codesandbox'],
    invalid: [
      { input: 'Outils', code: 'icon' },
      { input: 3, code: 'icon' },
    ],
  },
};
