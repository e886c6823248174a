import { lazyScreen } from '../../resources/views/lazyScreen';
import type { PaletteAnswersProps } from './PaletteAnswers';

/** What the palette answers: its code is loaded when the page rests, or with the first opening. */
export const PaletteAnswers = lazyScreen<PaletteAnswersProps>(() => import('./PaletteAnswers'));
