import { QuickAccess } from '../QuickAccess';
import { HomeCard } from './HomeCard';

export function AccessesCard() {
  return (
    <HomeCard name="acces">
      <QuickAccess />
    </HomeCard>
  );
}
