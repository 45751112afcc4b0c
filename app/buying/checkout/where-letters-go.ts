/**
 * The hint beside the e-mail address of a delivery. Anybody may type any address there, so letters go to the
 * confirmed address of the account.
 */
export function whereLettersGo(accountEmail: string): string {
  return `Letters about your order go to ${accountEmail}, the address of your account.`;
}
