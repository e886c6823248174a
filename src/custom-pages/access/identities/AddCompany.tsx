import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { parseId } from '../../../resources/fields/shared/ids';

const FIELDS = [
  { name: 'entrepriseId', label: 'company', required: true },
  { name: 'brancheId', label: 'branch', required: false },
  { name: 'regionId', label: 'region', required: false },
  { name: 'siteId', label: 'site', required: false },
] as const;

type FieldName = (typeof FIELDS)[number]['name'];

const EMPTY: Readonly<Record<FieldName, string>> = { entrepriseId: '', brancheId: '', regionId: '', siteId: '' };

export interface AddCompanyProps {
  readonly onAdd: (entrepriseId: number, parts: Readonly<Record<string, number>>) => void;
}

/** Adds a company, or a part of it, by the numbers that the contract names them by. */
export function AddCompany({ onAdd }: AddCompanyProps) {
  const translate = useTranslate();
  const [texts, setTexts] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const isWrong = (name: FieldName, required: boolean) =>
    texts[name].trim() === '' ? required : parseId(texts[name].trim()) === undefined;

  function submit(): void {
    setIsAsked(true);
    if (FIELDS.some(({ name, required }) => isWrong(name, required))) return;
    const { entrepriseId = 0, ...parts } = Object.fromEntries(
      FIELDS.flatMap(({ name }) => {
        const id = parseId(texts[name].trim());
        return id === undefined ? [] : [[name, id] as const];
      }),
    );
    onAdd(entrepriseId, parts);
    setTexts(EMPTY);
    setIsAsked(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 1.5 }}
    >
      {FIELDS.map(({ name, label, required }) => {
        const isShownWrong = isAsked && isWrong(name, required);
        return (
          <TextField
            key={name}
            size="small"
            label={translate(`access.give.${label}`)}
            value={texts[name]}
            error={isShownWrong}
            helperText={isShownWrong && translate('access.give.notAnId')}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': required } }}
            sx={{ width: 140 }}
          />
        );
      })}
      <Button type="submit" variant="outlined" sx={{ minHeight: 38 }}>
        {translate('access.give.add')}
      </Button>
    </Box>
  );
}
