import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters of the OWASP password storage cheat sheet. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** Verifies a password; without an account does equal work and returns false. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password)
  dummyHash ??= hashPassword('nobody has this password')
  await verify(await dummyHash, password)
  return false
}
