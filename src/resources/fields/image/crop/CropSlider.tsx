import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface CropSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
}

export function CropSlider({ label, onValue, ...slider }: CropSliderProps) {
  const id = useId();
  return (
    <Box sx={{ flex: 1, minWidth: 0, px: 1 }}>
      <Typography id={id} variant="body2" sx={{ mx: -1 }}>
        {label}
      </Typography>
      <Slider size="small" aria-labelledby={id} {...slider} onChange={(_event, value) => onValue(Number(value))} />
    </Box>
  );
}
