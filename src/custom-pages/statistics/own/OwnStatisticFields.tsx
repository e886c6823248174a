import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWords } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { statisticsScreens } from '../../../resources/schemas/statistics/statisticsScreens';
import type { OwnStatistic } from '../../../resources/statistics/ownStatistic';
import { IconAction } from '../../../resources/views/page/IconAction';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { SeveralChoice } from '../../parts/SeveralChoice';
import { useDimensionLabel } from '../../../resources/views/statistics/useDimensionLabel';
import { OwnConditions } from './OwnConditions';

interface OwnStatisticFieldsProps {
  readonly own: OwnStatistic;
  /** Position, from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly onChange: (own: OwnStatistic) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A part of the page: a statistic of the program with its measures, dimensions and conditions. */
export function OwnStatisticFields({ own, number, isLast, onChange, onMove, onRemove }: OwnStatisticFieldsProps) {
  const translate = useTranslate();
  const words = useWords();
  const registry = useRegistry();
  const labelOf = useDimensionLabel();
  const id = useId();
  const base = statisticsScreens.flatMap(({ statistics }) => statistics).find(({ name }) => name === own.base);
  const title = own.title ?? (base ? words(base.label) : own.base);
  const schema = base && registry.schemas.find(({ name }) => name === base.resource);
  const turnTo = (name: string) => {
    const next = statisticsScreens.flatMap(({ statistics }) => statistics).find((one) => one.name === name);
    // Reset the choices: they refer to the former resource.
    if (next) onChange({ base: name, measures: Object.keys(next.measures).slice(0, 1), dimensions: [] });
  };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id={id} variant="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconAction
          label={translate('statistics.own.up', { title })}
          icon={<ArrowUpward fontSize="small" />}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconAction
          label={translate('statistics.own.down', { title })}
          icon={<ArrowDownward fontSize="small" />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconAction
          label={translate('statistics.own.remove', { title })}
          color="error"
          icon={<DeleteOutlined fontSize="small" />}
          onClick={onRemove}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField
          select
          size="small"
          label={translate('statistics.own.base')}
          value={base ? own.base : ''}
          onChange={({ target }) => turnTo(target.value)}
        >
          {statisticsScreens.flatMap(({ path, statistics }) => [
            <ListSubheader key={path}>{words(productRouteAt(path)?.title ?? [path, path, path, path])}</ListSubheader>,
            ...statistics.map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {words(label)}
              </MenuItem>
            )),
          ])}
        </TextField>
        <TextField
          size="small"
          label={translate('statistics.own.title')}
          placeholder={base && words(base.label)}
          value={own.title ?? ''}
          onChange={({ target }) => onChange({ ...own, title: target.value || undefined })}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        />
        {base && (
          <>
            <SeveralChoice
              label={translate('statistics.own.measures')}
              options={Object.entries(base.measures).map(([key, { label }]) => ({ key, label: words(label) }))}
              chosen={own.measures}
              onChange={(measures) => onChange({ ...own, measures })}
            />
            <SeveralChoice
              label={translate('statistics.own.dimensions')}
              options={Object.keys(base.dimensions).map((key) => ({ key, label: labelOf(base, key) }))}
              chosen={own.dimensions}
              onChange={(dimensions) => onChange({ ...own, dimensions })}
            />
            <TextField
              size="small"
              multiline
              sx={{ gridColumn: '1 / -1' }}
              label={translate('statistics.own.help')}
              placeholder={words(base.help)}
              value={own.help ?? ''}
              onChange={({ target }) => onChange({ ...own, help: target.value || undefined })}
              slotProps={{ htmlInput: { maxLength: 400 }, inputLabel: { shrink: true } }}
            />
          </>
        )}
      </Box>
      {schema && (
        <OwnConditions
          key={own.base}
          schema={schema}
          title={`${number}. ${title}`}
          where={own.where}
          onWhere={(where) => onChange({ ...own, where })}
        />
      )}
    </Paper>
  );
}
