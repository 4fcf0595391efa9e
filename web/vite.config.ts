/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", chunkSizeWarningLimit: 300, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
