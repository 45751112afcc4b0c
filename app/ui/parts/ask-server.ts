import { isRouteErrorResponse } from 'react-router';
import { sayIfOffline } from './connection.ts';
import { showToast } from './toast.tsx';

/**
 * Calls the server from a client action. The form stays as it is when there is no connection. Responses of
 * the server, including redirects, pass unchanged. A visitor who asks too often reads when to try again.
 * @param otherwise the result that the page gets when the call failed.
 */
export async function askServer<Answer>(
  serverAction: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status === 429)
      showToast({ title: 'One moment, please', description: String(error.data), kind: 'failure' });
    else void sayIfOffline();
    return otherwise;
  }
}
