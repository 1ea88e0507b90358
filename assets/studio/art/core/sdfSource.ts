// Owns the distance functions of the primitives, as JavaScript source that compiled toys carry along.

/**
 * Signed distances in pixels (negative inside). x, y, z are local to the primitive.
 * The formulas follow Inigo Quilez, "Distance functions"; boxes, cylinders and cones are rounded by their last argument.
 */
export const SDF_SOURCE = `
const outsideBox = (x, y, z, a, b, c) => {
  const p = Math.max(Math.abs(x) - a, 0), q = Math.max(Math.abs(y) - b, 0), r = Math.max(Math.abs(z) - c, 0);
  return Math.sqrt(p * p + q * q + r * r);
};
const sphere = (x, y, z, r) => Math.sqrt(x * x + y * y + z * z) - r;
const ellipsoid = (x, y, z, a, b, c) => {
  const p = x / a, q = y / b, r = z / c, k = Math.sqrt(p * p + q * q + r * r);
  if (k < 1e-6) return -Math.min(a, b, c);
  const u = p / a, v = q / b, w = r / c;
  return k * (k - 1) / Math.sqrt(u * u + v * v + w * w);
};
const box = (x, y, z, a, b, c, round) => {
  const p = Math.abs(x) - a, q = Math.abs(y) - b, s = Math.abs(z) - c;
  const P = p > 0 ? p : 0, Q = q > 0 ? q : 0, S = s > 0 ? s : 0;
  return Math.sqrt(P * P + Q * Q + S * S) + Math.min(Math.max(p, q, s), 0) - round;
};
const cylinder = (x, y, z, radius, h, round) => {
  const p = Math.sqrt(x * x + y * y) - radius, q = Math.abs(z) - h, P = p > 0 ? p : 0, Q = q > 0 ? q : 0;
  return Math.min(Math.max(p, q), 0) + Math.sqrt(P * P + Q * Q) - round;
};
const cone = (x, y, z, r1, r2, h, round) => {
  const q = Math.sqrt(x * x + y * y), kx = r2 - r1, kz = 2 * h;
  const ax = q - Math.min(q, z < 0 ? r1 : r2), az = Math.abs(z) - h;
  const t = Math.max(0, Math.min(1, ((r2 - q) * kx + (h - z) * kz) / (kx * kx + kz * kz)));
  const bx = q - r2 + kx * t, bz = z - h + kz * t;
  const sign = (bx < 0 && az < 0) ? -1 : 1;
  return sign * Math.sqrt(Math.min(ax * ax + az * az, bx * bx + bz * bz)) - round;
};
const torus = (x, y, z, radius, tube) => {
  const q = Math.sqrt(x * x + y * y) - radius;
  return Math.sqrt(q * q + z * z) - tube;
};
const capsule = (x, y, z, ax, ay, az, bx, by, bz, r1, r2) => {
  const px = x - ax, py = y - ay, pz = z - az, ux = bx - ax, uy = by - ay, uz = bz - az;
  let t = (px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz + 1e-9);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const qx = px - ux * t, qy = py - uy * t, qz = pz - uz * t;
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - (r1 + (r2 - r1) * t);
};
const prism = (x, y, z, v, h, round) => {
  const n = v.length;
  let d = 1e9, s = 1;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const ex = v[j] - v[i], ez = v[j + 1] - v[i + 1], wx = x - v[i], wz = z - v[i + 1];
    let t = (wx * ex + wz * ez) / (ex * ex + ez * ez);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const bx = wx - ex * t, bz = wz - ez * t, q = bx * bx + bz * bz;
    if (q < d) d = q;
    const above = z >= v[i + 1], below = z < v[j + 1], left = ex * wz > ez * wx;
    if ((above && below && left) || (!above && !below && !left)) s = -s;
  }
  d = s * Math.sqrt(d);
  const q = Math.abs(y) - h, P = d > 0 ? d : 0, Q = q > 0 ? q : 0;
  return Math.min(Math.max(d, q), 0) + Math.sqrt(P * P + Q * Q) - round;
};
`;
