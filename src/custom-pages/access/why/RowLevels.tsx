import CheckIcon from '@mui/icons-material/Check';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRightNames } from './useRightNames';
import type { WhyAnswer } from './useWhy';

type Level = NonNullable<WhyAnswer['rows']>[number];

/** The records that a person may read and write, by level, and the rights missing for others. */
export function RowLevels({ levels }: { readonly levels: readonly Level[] }) {
  const translate = useTranslate();
  const namesOf = useRightNames();
  const purposes = (['read', 'write'] as const).filter((purpose) => levels.some((level) => level.purpose === purpose));
  return (
    <>
      <Typography variant="h3" gutterBottom>
        {translate('accessPages.why.rows.title')}
      </Typography>
      {purposes.map((purpose) => (
        <Box key={purpose} component="section" aria-label={translate(`accessPages.why.rows.${purpose}`)} sx={{ mb: 1 }}>
          <Typography sx={{ fontWeight: 500 }}>{translate(`accessPages.why.rows.${purpose}`)}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {levels
              .filter((level) => level.purpose === purpose)
              .map(({ label, passes, all, needs }) => (
                <Box component="li" key={label} sx={{ display: 'flex', gap: 1, py: 0.25 }}>
                  {passes ? (
                    <CheckIcon fontSize="small" color="success" titleAccess={translate('accessPages.why.passes')} />
                  ) : (
                    <LockOutlined fontSize="small" color="disabled" titleAccess={translate('accessPages.why.fails')} />
                  )}
                  <span>
                    {label}
                    {all && ` (${translate('accessPages.why.rows.all')})`}
                    {needs.length > 0 && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {translate('accessPages.why.rows.needs', { names: namesOf(needs) })}
                      </Typography>
                    )}
                  </span>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
