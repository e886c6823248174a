import { createContext, useContext } from 'react';

export interface SuccessOptions {
  readonly text?: string;
  /** Milliseconds; 2000 by default (section 9 of the specification). */
  readonly stays?: number;
}

/** Milliseconds that the thanks for an opinion or a notice stay (section 9 of the specification). */
export const FEEDBACK_STAYS = 3_500;

/** The shared alerts of section 8 of the specification. */
export interface Alerts {
  /** An icon without a button; closes by itself. */
  readonly success: (title: string, options?: SuccessOptions) => void;
  /** 'Oops...', the failure's first message, and a button. */
  readonly error: (failure: unknown) => void;
}

const AlertContext = createContext<Alerts>({ success: () => undefined, error: () => undefined });

export const AlertProvider = AlertContext.Provider;

export const useAlerts = (): Alerts => useContext(AlertContext);
