import type { FastifyInstance } from 'fastify';

/** Signs in as the admin of the demonstration, or as another account. @returns the headers of further calls */
export async function signIn(app: FastifyInstance, email = 'admin@demo.com', password = 'admin'): Promise<Record<string, string>> {
  const login = await app.inject({
    method: 'POST',
    url: '/jwt/login',
    headers: { host: 'localhost' },
    payload: { email, password },
  });
  return { host: 'localhost', authorization: `Bearer ${login.json().accessToken}` };
}
