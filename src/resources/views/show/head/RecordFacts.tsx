import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import { textOf } from '../../../records/representation';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { headFacts } from './headFacts';

/** Quiet facts beside the title. Pressing a unique one copies it. */
export function RecordFacts({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { schema } = useScreen();
  const facts = headFacts(schema, record);
  if (facts.length === 0) return null;
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => notify('details.fact.copied', { type: 'info', messageArgs: { value: text } }),
      () => notify('details.fact.failed', { type: 'warning', messageArgs: { value: text } }),
    );
  return (
    <Box component="span" className="record-facts" sx={FACTS}>
      {facts.map((field) => {
        const text = textOf(schema, field, record);
        const label = translate(fieldKey(schema, field));
        return schema.fields[field]?.unique ? (
          <button
            key={field}
            type="button"
            aria-label={translate('details.fact.copy', { label, value: text })}
            data-hint={translate('details.fact.copy', { label, value: text })}
            onClick={() => copy(text)}
          >
            {text}
          </button>
        ) : (
          <span key={field} title={label}>
            {text}
          </span>
        );
      })}
    </Box>
  );
}

const FACTS = {
  // Not on the baseline: the line of the title would be higher than that of the form.
  ...{ display: 'inline-flex', alignItems: 'center', alignSelf: 'center', my: '-4px' },
  color: 'text.secondary',
  fontSize: 13,
  minWidth: 0,
  '& > *': { whiteSpace: 'nowrap' },
  '& > * + *::before': { content: '"·" / ""', mx: 0.75 },
  '& > button': {
    font: 'inherit',
    color: 'inherit',
    border: 0,
    p: 0,
    minHeight: 24,
    background: 'none',
    cursor: 'copy',
    borderRadius: 0.5,
    '@media (hover: hover)': { '&:hover': { color: 'text.primary', textDecoration: 'underline' } },
  },
} as const;
