/** The provider's error object, field for field. */
export type ProviderError = {
  code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
};

/** A request that the provider refuses. It is sent as `{ error }` with the status. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 409;
  readonly error: ProviderError;

  constructor(description: string, details: Partial<ProviderError> = {}, status: Refusal['status'] = 400) {
    super(description);
    this.status = status;
    this.error = {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...details,
    };
  }
}
