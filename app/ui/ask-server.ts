/**
 * A client action's way to the server, for a form that stays as it is when there is no connection.
 * @param otherwise what the page hears then. Answers of the server, redirects among them, pass as they are.
 */
export async function askServer<Answer>(
  serverAction: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return otherwise;
  }
}
