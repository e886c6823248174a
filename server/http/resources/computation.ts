import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../tenants';

interface AskedComputation {
  readonly request: FastifyRequest;
  readonly tenant: Tenant;
  /** Ids of the existing parent records, by the parameters in the resource's name. */
  readonly parents: Readonly<Record<string, number>>;
  /** Values of the resource's parameters in canonical form: `{ StartDate: '2026-01-01' }`. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Computes the values of a resource declared with `computed`; omitted fields become null. */
export type Computation = (asked: AskedComputation) => Promise<Readonly<Record<string, unknown>>>;

export type Computations = Readonly<Record<string, Computation>>;
