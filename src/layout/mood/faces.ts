import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfiedOutlined';
import SentimentNeutral from '@mui/icons-material/SentimentNeutralOutlined';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfiedOutlined';
import SentimentVeryDissatisfied from '@mui/icons-material/SentimentVeryDissatisfiedOutlined';
import SentimentVerySatisfied from '@mui/icons-material/SentimentVerySatisfiedOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Mood } from '../../portal/moods';

export const FACES: Readonly<Record<Mood, ComponentType<SvgIconProps>>> = {
  TresBonne: SentimentVerySatisfied,
  Bonne: SentimentSatisfied,
  Moyenne: SentimentNeutral,
  Mauvaise: SentimentDissatisfied,
  TresMauvaise: SentimentVeryDissatisfied,
};
