import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { onLineKey } from '../../resources/views/page/onLineKey';
import type { SlotType } from '../core/slot';

export interface LegendProps {
  readonly types: ReadonlyMap<number, SlotType>;
  readonly chosen: readonly number[];
  readonly onChosen: (types: readonly number[]) => void;
}

/** Two lines are as high as the tools beside them: names stay whole, and the plan loses no height. */
const LINE = { display: 'flex', flexWrap: 'wrap', columnGap: 0.25, rowGap: 0, my: { md: '-2px' } } as const;
/** The filters have the same choice in full size; a finger gets more room here, too. */
const HEIGHT = { minHeight: { xs: 24, md: 18 }, '@media (pointer: coarse)': { minHeight: 24 } } as const;
const NAME = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The colours of slot types; a click filters by the type, a second one removes the filter. */
export function Legend({ types, chosen, onChosen }: LegendProps) {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      onKeyDown={({ nativeEvent, currentTarget }) => onLineKey(nativeEvent, currentTarget, 'button')}
      aria-label={translate('planning.legend')}
      sx={{ ...LINE, '@media print': { display: 'flex' } }}
    >
      {[...types.values()].map(({ id, libelle, couleur, compteTravail }, index) => {
        const isChosen = chosen.includes(id);
        return (
          <ButtonBase
            key={id}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={isChosen}
            onClick={() => onChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            sx={{
              gap: 0.5,
              px: { xs: 0.5, md: 0.25, xl: 0.5 },
              minWidth: 0,
              ...HEIGHT,
              borderRadius: '6px',
              fontSize: { xs: 13, md: 12, xl: 13 },
              bgcolor: isChosen ? 'action.selected' : undefined,
              color: chosen.length > 0 && !isChosen ? 'text.secondary' : 'text.primary',
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
            }}
          >
            <Box
              component="span"
              aria-hidden
              data-colour
              sx={{
                width: 12,
                height: 12,
                flexShrink: 0,
                borderRadius: '4px',
                bgcolor: couleur,
                border: compteTravail ? 0 : '2px dashed',
              }}
            />
            <Box component="span" title={libelle} sx={NAME}>
              {libelle}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
