import { createContext } from 'react-router';

/**
 * The one-time value that lets this response's own inline scripts run. Ready-made pages have hashes instead.
 */
export const nonceContext = createContext<string | null>(null);
