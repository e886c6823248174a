import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';

export interface AddRecordProps {
  readonly resource: 'Fonctions' | 'Droits' | 'Profils';
  readonly label: string;
  readonly disabled: boolean;
  readonly onAdd: (id: number) => void;
  /** Further inputs, shown once a record is chosen. */
  readonly children?: (id: number) => ReactNode;
}

export function AddRecord({ resource, label, disabled, onAdd, children }: AddRecordProps) {
  const translate = useTranslate();
  const [id, setId] = useState<number>();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (id === undefined) return;
        onAdd(id);
        setId(undefined);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', mt: 1.5 }}
    >
      <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
        <RecordPicker
          resource={resource}
          value={id ?? null}
          onChange={([chosen]) => setId(chosen)}
          disabled={disabled}
          textField={{ label }}
        />
      </Box>
      {id !== undefined && children?.(id)}
      <Button type="submit" variant="outlined" disabled={disabled || id === undefined} sx={{ minHeight: 38 }}>
        {translate('accessPages.give.add')}
      </Button>
    </Box>
  );
}
