import { BlockList, isIP } from 'node:net';

/** Adds an address or a network (`10.0.0.0/8`) to a list; false where the text is neither. */
export function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  // An empty prefix is a slip, and no network of everybody.
  if (version === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return false;
  const bits = prefix === undefined ? most : Number(prefix);
  if (bits > most) return false;
  networks.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  return true;
}

/** Whether an address is in one of the networks of a list. */
export function isWithin(networks: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is one of those written, or in one of the networks written. */
export function addressWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return isWithin(list, address);
}
