vcl 4.1;

# Varnish in front of the document server: docs/operations/edge.md.

import std;
import xkey;

# Defines the backend: a file of the operator, beside this one or in vcl_path.
include "origin.vcl";

acl document_servers {
  "localhost";
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # The port of purges must not be reachable from outside; its key is a second lock.
    if (local.socket != "purge" || client.ip !~ document_servers ||
        std.getenv("EDGE_PURGE_KEY") == "" || req.http.x-purge-key != std.getenv("EDGE_PURGE_KEY")) {
      return (synth(403, "Forbidden"));
    }
    set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "Purged"));
  }
  if (local.socket == "purge") {
    return (synth(403, "Forbidden"));
  }
  if (req.url ~ "^/metrics([/?]|$)") {
    return (synth(404, "Not found"));
  }

  # A request that the origin did not serve is repeated here, for a stored copy of any age.
  if (req.restarts == 0) {
    unset req.http.x-serve-stale;
    unset req.http.x-hash-url;
  }
  set req.grace = 0s;
  if (req.http.x-serve-stale || !std.healthy(req.backend_hint)) {
    set req.grace = 7d;
  }

  unset req.http.surrogate-capability;
  unset req.http.surrogate-key;
  if (req.http.accept-encoding ~ "(^|[, ])br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # For one visitor: calls of the API, and carts and orders without script.
  if (req.url ~ "^/(api|forms|language)/" || req.http.authorization) {
    return (pass);
  }

  # Only the language and the group of a canary change a document.
  set req.http.x-locale = regsub(req.http.cookie, "^(?:.*;)?\s*locale=(en|ur)\s*(?:;.*)?$", "\1");
  set req.http.x-group = regsub(req.http.cookie, "^(?:.*;)?\s*release-group=(\d{1,2})\s*(?:;.*)?$", "\1");
  unset req.http.cookie;
  if (req.http.x-locale == "ur") {
    set req.http.cookie = "locale=ur";
  }
  if (req.http.x-group ~ "^\d{1,2}$") {
    set req.http.cookie = regsub(req.http.cookie + "; release-group=" + req.http.x-group, "^; ", "");
  }
  unset req.http.x-locale;
  unset req.http.x-group;
  if (req.http.save-data != "on") {
    unset req.http.save-data;
  }

  # As the document server does; it gets the URL as it is, for redirects.
  set req.http.x-hash-url = regsuball(req.url,
    "(?<=[?&])(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_cid|mc_eid|_ga)(?:=[^&]*)?(?:&|$)", "");
  set req.http.x-hash-url = regsub(std.querysort(req.http.x-hash-url), "[?&]+$", "");
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.x-hash-url);
  hash_data(req.http.host);
  return (lookup);
}

sub vcl_backend_fetch {
  # Makes the document server send whole documents with their surrogate keys.
  set bereq.http.surrogate-capability = {"edge="Surrogate/1.0""};
  unset bereq.http.x-hash-url;
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    # A response would replace the stored copy; vcl_synth repeats the request for that.
    if (bereq.is_bgfetch || !bereq.http.x-serve-stale) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.cache-control ~ "private" && !beresp.http.set-cookie) {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    if (beresp.status == 200 && beresp.http.cache-status ~ "hit; ttl=0") {
      # The best that the document server has while the API is down, and stays the best if it fails as well.
      set beresp.ttl = 2s;
      set beresp.grace = 1d;
    }
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.surrogate-key;
  unset beresp.http.surrogate-key;
  set beresp.grace = 0s;
  if (beresp.http.cache-control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
  } elsif (beresp.http.cache-control ~ "immutable") {
    set beresp.grace = 1d;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.via;
  unset resp.http.x-varnish;
  unset resp.http.age;
  if (obj.hits > 0) {
    # Of the request that stored the document.
    unset resp.http.x-request-id;
    unset resp.http.server-timing;
    set resp.http.cache-status = "edge; hit";
    if (req.http.x-serve-stale) {
      set resp.http.cache-status = "edge; hit; ttl=0; detail=origin-failed";
    }
  }
  # Caches further on get no purges.
  if (resp.http.cache-control ~ "s-maxage") {
    set resp.http.cache-control = "private, max-age=0";
  }
}

sub vcl_backend_error {
  if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.x-serve-stale)) {
    return (abandon);
  }
  set beresp.http.content-type = "text/html; charset=utf-8";
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "5";
  synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Closyyy</title><h1>The shop is not available right now</h1><p>Please try again in a moment.<p lang="ur" dir="rtl">دکان اس وقت دستیاب نہیں۔ تھوڑی دیر میں دوبارہ کوشش کریں۔</html>"});
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.http.x-hash-url && req.restarts == 0) {
    set req.http.x-serve-stale = "1";
    return (restart);
  }
  set resp.http.cache-control = "no-store";
  set resp.http.content-type = "text/plain; charset=utf-8";
  if (req.http.x-purged) {
    set resp.body = req.http.x-purged + {"
"};
  }
  return (deliver);
}
