import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'ra-core';
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { dayOf } from '../../resources/language/moments';
import { HOME } from '../../resources/routes/addresses';
import { usePreferences } from '../../resources/views/access/usePreferences';
import { usePreferenceWriter } from '../../resources/views/access/usePreferenceWriter';
import { useViewAs } from '../viewAs/ViewAsContext';
import { isOpinionDue, OPINION_DAY } from './opinionDue';

const OpinionDialog = lazy(() => import('./OpinionDialog'));

const OpenOpinionContext = createContext<(() => void) | undefined>(undefined);

/** Opens the opinion form. @throws {Error} outside the provider */
export function useOpinionDialog(): () => void {
  const open = useContext(OpenOpinionContext);
  if (!open) throw new Error('useOpinionDialog needs an OpinionProvider above it');
  return open;
}

/** Stores that the opinion was asked for or given today. If that fails, it is asked for again another day. */
function useRememberedDay() {
  const preferences = usePreferences();
  const write = usePreferenceWriter();
  const today = dayOf(new Date());
  const last = preferences?.find(({ nom }) => nom === OPINION_DAY)?.valeur ?? undefined;
  const remember = useCallback(() => void write(OPINION_DAY, today).catch(() => undefined), [write, today]);
  return { isKnown: preferences !== undefined, last, today, remember };
}

/** Renders the opinion form over any page, and asks for an opinion once a quarter on the home page. */
export function OpinionProvider({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { viewed } = useViewAs();
  const { isKnown, last, today, remember } = useRememberedDay();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isHome = pathname === HOME && viewed === undefined;
  const isDue = isHome && isOpinionDue(last, today);
  const isNew = isHome && isKnown && last === undefined;
  useEffect(() => {
    if (isDue) setAsked(true);
    // New people are first asked in the next quarter; asking counts, whatever the answer.
    if (isDue || isNew) remember();
  }, [isDue, isNew, remember]);
  const open = useCallback(() => {
    setAsked(false);
    setOpen(true);
  }, []);
  return (
    <OpenOpinionContext.Provider value={open}>
      {children}
      <Snackbar
        open={isAsked && isHome}
        message={translate('feedback.opinion.invitation')}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        action={
          <>
            <Button color="inherit" size="small" onClick={open}>
              {translate('feedback.opinion.give')}
            </Button>
            <Button color="inherit" size="small" onClick={() => setAsked(false)}>
              {translate('feedback.opinion.later')}
            </Button>
          </>
        }
      />
      {isOpen && (
        <Suspense fallback={null}>
          <OpinionDialog onClose={() => setOpen(false)} onGiven={remember} />
        </Suspense>
      )}
    </OpenOpinionContext.Provider>
  );
}
