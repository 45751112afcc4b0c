/** Said beside the e-mail address of a delivery, which anybody may type: letters go to the confirmed one. */
export function whereLettersGo(accountEmail: string): string {
  return `Letters about your order go to ${accountEmail}, the address of your account.`;
}
