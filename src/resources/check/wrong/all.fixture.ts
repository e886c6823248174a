import { wrongActions } from './actions.fixture';
import { wrongAddresses } from './addresses.fixture';
import { wrongAddressing } from './addressing.fixture';
import { wrongAudience } from './audience.fixture';
import { wrongConditions } from './conditions.fixture';
import { wrongFieldAccess } from './fieldAccess.fixture';
import { wrongFields } from './fields.fixture';
import { wrongFollowUps } from './followUps.fixture';
import { wrongFormulas } from './formulas.fixture';
import { wrongGranting } from './granting.fixture';
import { wrongOptions } from './options.fixture';
import { wrongPages } from './pages.fixture';
import { wrongPlaces } from './places.fixture';
import type { Wrong } from './right.fixture';
import { wrongRowAccess } from './rowAccess.fixture';
import { wrongRules } from './rules.fixture';
import { wrongScope } from './scope.fixture';
import { wrongSequences } from './sequences.fixture';
import { wrongTargets } from './targets.fixture';
import { wrongUses } from './uses.fixture';
import { wrongWritten } from './written.fixture';

/** For every code: wrong declarations with the expected message. */
export const wrong: Required<Wrong> = {
  ...wrongActions,
  ...wrongAddresses,
  ...wrongAddressing,
  ...wrongAudience,
  ...wrongConditions,
  ...wrongFieldAccess,
  ...wrongFields,
  ...wrongFollowUps,
  ...wrongFormulas,
  ...wrongGranting,
  ...wrongOptions,
  ...wrongPages,
  ...wrongPlaces,
  ...wrongRowAccess,
  ...wrongRules,
  ...wrongScope,
  ...wrongSequences,
  ...wrongTargets,
  ...wrongUses,
  ...wrongWritten,
};
