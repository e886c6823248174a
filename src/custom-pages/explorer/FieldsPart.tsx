import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { kindOf } from '../../resources/fields/kinds';
import type { FieldSpec } from '../../resources/language/kind';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import { fieldKey } from '../../resources/registry/translationKeys';
import { explorerAddress } from './explorerAddress';
import { PlainTable } from './PlainTable';
import { useExplorerWord } from './useExplorerWord';

/** Options with their own column, or irrelevant to a field's values. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['kind', 'label', 'help', 'placeholder', 'samples', 'refusedWhen']);

const factOf = (name: string, value: unknown): string | undefined => {
  if (value === undefined || value === false) return undefined;
  if (value === true) return name;
  if (typeof value === 'string' || typeof value === 'number') return `${name}: ${value}`;
  if (name === 'options' && Array.isArray(value))
    return `options: ${value.map((one: { readonly value?: unknown }) => String(one.value)).join(', ')}`;
  return `${name}: ${JSON.stringify(value)}`;
};

/** A field's other options, as in its declaration; `refusedWhen` with its message. */
const fieldFacts = (spec: FieldSpec, language: Language): readonly string[] => [
  ...Object.entries(spec).flatMap(([name, value]) => (TOLD_ELSEWHERE.has(name) ? [] : (factOf(name, value) ?? []))),
  ...(spec.refusedWhen ?? []).map(
    ({ when, message }) => `refusedWhen: ${JSON.stringify(when)} → ${inLanguage(message, language)}`,
  ),
];

export function FieldsPart({ schema }: { readonly schema: ResourceSchema }) {
  const word = useExplorerWord();
  const translate = useTranslate();
  const language = useReaderLanguage();
  const rows = Object.entries(schema.fields).map(([name, spec]) => ({
    key: name,
    cells: [
      <code key="name">{name}</code>,
      translate(fieldKey(schema, name)),
      <Kind key="kind" spec={spec} />,
      <Facts key="facts" facts={fieldFacts(spec, language)} />,
    ],
  }));
  return (
    <PlainTable
      label={word('fields')}
      headings={[word('name'), word('label'), word('kind'), word('said')]}
      rows={rows}
    />
  );
}

/** The kind of a field; for a reference, a link to its target. */
function Kind({ spec }: { readonly spec: FieldSpec }) {
  const target = kindOf(spec).reference?.(spec);
  if (!target) return spec.kind;
  return (
    <>
      {`${spec.kind} → `}
      <Link component={RouterLink} to={explorerAddress(target.resource)}>
        {target.resource}
      </Link>
    </>
  );
}

const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary', fontSize: '0.8125rem' }}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </Box>
);
