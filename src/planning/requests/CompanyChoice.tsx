import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useController } from 'react-hook-form';

export interface CompanyChoiceProps {
  readonly companies: ReadonlyMap<number, string>;
  readonly disabled: boolean;
}

/** Chooses among the companies of the reader's plan, because staff may lack the right to list all of them. */
export function CompanyChoice({ companies, disabled }: CompanyChoiceProps) {
  const translate = useTranslate();
  const { field } = useController({ name: 'entrepriseId' });
  const value: unknown = field.value;
  const known = [...companies].sort(([, one], [, other]) => one.localeCompare(other, 'fr'));
  const shown = typeof value === 'number' && !companies.has(value) ? [...known, [value, `#${value}`] as const] : known;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={translate('planningRequests.lines.company')}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      disabled={disabled}
    >
      <MenuItem value="">{translate('planningRequests.propose.noCompany')}</MenuItem>
      {shown.map(([id, name]) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
