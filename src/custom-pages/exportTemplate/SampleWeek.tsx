import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';

export interface SampleWeekProps {
  readonly mainColour: string;
  readonly secondColour: string;
}

/** Monday to Friday of any week: only the day names are shown. */
const DAYS = [5, 6, 7, 8, 9].map((day) => new Date(Date.UTC(2026, 0, day)));
const HOURS = ['09:00', '11:00', '14:00', '16:00'] as const;
/** The hour of each day's sample slot. */
const TAKEN = [0, 2, 1, 3, 0] as const;

/** A sample week: heading in the main colour, slots in the second one. */
export function SampleWeek({ mainColour, secondColour }: SampleWeekProps) {
  const translate = useTranslate();
  const language = useLocale();
  const { palette } = useTheme();
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const heading = { ...CELL, bgcolor: mainColour, color: palette.getContrastText(mainColour), fontWeight: 600 };
  const slot = { ...CELL, bgcolor: secondColour, color: palette.getContrastText(secondColour) };
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: 12 }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...heading, width: 60 }}>
            {translate('pages.templatePreview.hour')}
          </Box>
          {DAYS.map((day) => (
            <Box component="th" scope="col" key={day.getTime()} sx={heading}>
              {dayName.format(day)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOURS.map((hour, row) => (
          <tr key={hour}>
            <Box component="th" scope="row" sx={CELL}>
              {hour}
            </Box>
            {TAKEN.map((taken, column) => (
              <Box component="td" key={column} sx={taken === row ? slot : CELL}>
                {taken === row && translate('pages.templatePreview.slot')}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const CELL = { border: 1, borderColor: 'grey.400', p: 0.75, height: 36, textAlign: 'left', fontWeight: 400 } as const;
