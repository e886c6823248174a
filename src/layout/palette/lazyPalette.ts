import { lazyScreen } from '../../resources/views/lazyScreen';
import type { PaletteAnswersProps } from './PaletteAnswers';

/** The palette's results; their code loads when the page is idle, or on first use. */
export const PaletteAnswers = lazyScreen<PaletteAnswersProps>(() => import('./PaletteAnswers'));
