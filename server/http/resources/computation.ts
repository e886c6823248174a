import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../tenants';

/** What a computation is asked with. */
interface AskedComputation {
  readonly request: FastifyRequest;
  readonly tenant: Tenant;
  /** The ids of the records above, which exist, by the parameters of the resource's name. */
  readonly parents: Readonly<Record<string, number>>;
  /** The values of the resource's parameters that were given, in canonical form: `{ StartDate: '2026-01-01' }`. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Computes the values of a resource that is declared with `computed`; a field that it leaves out is null. */
export type Computation = (asked: AskedComputation) => Promise<Readonly<Record<string, unknown>>>;

/** Computations by the name of their resource. */
export type Computations = Readonly<Record<string, Computation>>;
