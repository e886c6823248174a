import { QuickAccess } from '../QuickAccess';
import { HomeCard } from './HomeCard';

/** The lists that the reader may open. */
export function AccessesCard() {
  return (
    <HomeCard name="acces">
      <QuickAccess />
    </HomeCard>
  );
}
