import type { DescribedOperation } from '../../http/openapi/otherOperations';
import type { AccessCall } from '../../http/calls/apiCall';
import { functionCalls } from './functionCalls';
import { identityCalls } from './identityCalls';
import { identityFunctionCalls } from './identityFunctionCalls';
import { identityRightCalls } from './identityRightCalls';
import { matrixCalls } from './matrixCalls';
import { profileCalls } from './profileCalls';
import { profileCompanyCalls } from './profileCompanyCalls';
import { profileRightCalls } from './profileRightCalls';
import { userDetailCalls } from './userDetailCalls';
import { viewAsCalls } from './viewAsCalls';
import { whyCalls } from './whyCalls';

/** Every call about rights that no declaration makes. */
export const accessCalls: readonly AccessCall[] = [
  ...identityCalls,
  ...identityFunctionCalls,
  ...identityRightCalls,
  ...profileCalls,
  ...profileRightCalls,
  ...profileCompanyCalls,
  ...functionCalls,
  ...userDetailCalls,
  ...matrixCalls,
  ...whyCalls,
  ...viewAsCalls,
];

export const accessOperations: readonly DescribedOperation[] = accessCalls.map(({ operation }) => operation);
