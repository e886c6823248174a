import { createContext, useContext } from 'react';

export interface SuccessOptions {
  readonly text?: string;
  /** In milliseconds; 2 s where absent (section 9 of the specification). */
  readonly stays?: number;
}

/** Milliseconds for which the thanks for an opinion or a notice stay (section 9 of the specification). */
export const FEEDBACK_STAYS = 3_500;

/** The shared alerts of section 8 of the specification. */
export interface Alerts {
  /** What worked: an icon and no button, gone by itself. */
  readonly success: (title: string, options?: SuccessOptions) => void;
  /** What failed: 'Oops...', the first message of the failure, a button. */
  readonly error: (failure: unknown) => void;
}

const AlertContext = createContext<Alerts>({ success: () => undefined, error: () => undefined });

export const AlertProvider = AlertContext.Provider;

/** Shows alerts above everything. */
export const useAlerts = (): Alerts => useContext(AlertContext);
