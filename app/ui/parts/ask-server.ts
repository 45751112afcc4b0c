import { isRouteErrorResponse } from 'react-router';
import { sayIfOffline } from './connection.ts';
import { showToast } from './toast.tsx';

/**
 * A client action's way to the server, for a form that stays as it is when there is no connection.
 * @param otherwise what the page hears then. Answers of the server, redirects among them, pass as they are; one who asks
 *   too often reads when to try again.
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
