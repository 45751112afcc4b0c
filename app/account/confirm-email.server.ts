export async function confirmEmail(_token: string): Promise<'yes' | 'expired'> {
  return 'expired';
}
