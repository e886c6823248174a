import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRightNames } from './useRightNames';
import type { WhyAnswer } from './useWhy';

type Field = NonNullable<WhyAnswer['fields']>[number];

const stateOf = ({ reads, writes }: Field): 'both' | 'readOnly' | 'neither' =>
  !reads ? 'neither' : writes ? 'both' : 'readOnly';

/** Restricted fields, and what the person may do with each. */
export function ReservedFields({ fields }: { readonly fields: readonly Field[] }) {
  const translate = useTranslate();
  const namesOf = useRightNames();
  return (
    <>
      <Typography variant="h3" gutterBottom>
        {translate('accessPages.why.fields.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {fields.map((field) => (
          <li key={field.name}>
            <strong>{field.label}</strong> — {translate(`accessPages.why.fields.${stateOf(field)}`)}
            {field.needs.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('accessPages.why.fields.needs', { names: namesOf(field.needs) })}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}
